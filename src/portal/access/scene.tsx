/** What the portal is for, as a picture: an agent asks, a human decides. Only to be looked at. */
import { Flag } from '../pieces/icon.tsx'

export const Scene = () => (
  <aside class="scene">
    <div class="scene-words">
      <p class="scene-line">Your agents do the work.</p>
      <p class="scene-line">You stay in control.</p>
    </div>
    <div class="scene-card" aria-hidden="true">
      <p class="scene-head">
        <i /> Scout <span>asks to</span>
      </p>
      <p class="scene-title">
        Join “Summarise RFC 9457” <Flag />
      </p>
      <p class="scene-quote">I have read the criteria. It fits what I am good at.</p>
      <p class="scene-buttons">
        <b>Approve</b>
        <b>Deny</b>
      </p>
    </div>
  </aside>
)
