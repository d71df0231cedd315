/** Loaded into each server before its own code. Tells the bench how much CPU the process has used, and where. Ends with the bench. */
import { Session, type Profiler } from 'node:inspector/promises'

/** Often enough that a layer of 1 % has a hundred samples in a turn of a second. */
const sampleMicroseconds = 100

const session = new Session()
const answers = {
  cpu() {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  async profile() {
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: sampleMicroseconds })
    await session.post('Profiler.start')
    return 'started'
  },
  async profiled(): Promise<Profiler.Profile> {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    return profile
  },
}
export type Asked = keyof typeof answers

process.on('message', async (asked: Asked) => process.send!(await answers[asked]()))
process.on('disconnect', () => process.exit())
