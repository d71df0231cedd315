/** Loaded into each server before its own code. Tells the bench how much CPU the process has used. Ends with the bench. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send!(user + system)
})
process.on('disconnect', () => process.exit())
