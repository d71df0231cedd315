/** The document's title: "(1) Inbox · Agent Quest". The number is that of waiting requests, so that a tab in the background shows it. */
let screen = ''
let waiting: string | undefined

export function setTitle(title: string) {
  screen = title
  write()
}

export function setWaiting(count: string | undefined) {
  waiting = count
  write()
}

function write() {
  document.title = `${waiting ? `(${waiting}) ` : ''}${screen ? `${screen} · ` : ''}Agent Quest`
}
