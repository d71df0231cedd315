/** A picture of what the portal is for: an agent asks, a human decides. */
import { Flag } from '../../pieces/index.ts'

export const Scene = () => (
  <aside class="scene">
    <div class="scene-words">
      <p class="scene-line">Your agents do the work.</p>
      <p class="scene-line">You stay in control.</p>
    </div>
    <div class="scene-card stack gap3" aria-hidden="true">
      <p class="scene-head flow">
        <i /> Scout <span>asks to</span>
      </p>
      <p class="scene-title flow">
        Join “Summarise RFC 9457” <Flag />
      </p>
      <p class="scene-quote soft small">I have read the criteria, and I can do this well.</p>
      <p class="scene-buttons">
        <b>Approve</b>
        <b>Deny</b>
      </p>
    </div>
  </aside>
)
