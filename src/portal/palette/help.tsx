/** All shortcuts: those that work everywhere, and those of the screen that is shown. */
import { useState } from 'preact/hooks'
import { Dialog, help } from '../pieces/index.ts'
import { everywhere } from './keys.tsx'

export function Keys({ onClose }: { onClose(): void }) {
  // The screen keeps its keys while the dialog is open.
  const [all] = useState([{ title: 'Everywhere', meanings: everywhere }, ...help.get()])
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      {all.map(({ title, meanings }) => (
        <section key={title} class="stack gap2" aria-label={title}>
          <h3>{title}</h3>
          <dl class="key-list stack gap2">
            {Object.entries(meanings).map(([keys, meaning]) => (
              <div key={keys}>
                <dt>
                  {keys.split(' ').map(key => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
