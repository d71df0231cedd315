/** /help: the portal in plain words, for the people who use it. */
import { helpSections, type HelpSection } from '../shared/help.ts'
import { keysOf } from '../shared/values.ts'
import { html, table, type Html } from './html.ts'
import { crumbs, layout } from './layout.ts'

export const helpPage = () =>
  layout(
    'Help',
    html` ${crumbs(html`<a href="/reference">API reference</a><a href="/reference/mcp">Agents’ reference</a>`)}
      <h1>Help</h1>
      <p class="lead">What you see in the portal, in plain words.</p>
      <nav class="contents" aria-label="On this page">
        <section>${keysOf(helpSections).map(id => html`<a href="#${id}">${helpSections[id]}</a> `)}</section>
      </nav>
      ${keysOf(helpSections).map(
        id =>
          html`<section id="${id}" class="help">
            <h2>${helpSections[id]}</h2>
            ${texts[id]}
          </section> `,
      )}`,
  )

const undoable: [what: string, answer: string][] = [
  ['You deny a request', 'No. The agent can ask again, and the card then shows that you denied it before.'],
  ['You approve an action on a quest', 'No. The service carries it out at once.'],
  ['You approve an action outside the service', 'Yes, until the agent starts it: open the permit and press “Take it back”.'],
  ['You change a rule', 'Yes. Press “Undo”, or change it again.'],
  ['You suspend an agent', 'Yes, resume it. The requests and permits that ended do not come back.'],
  ['You stop everything', 'You resume your agents one at a time. What has ended does not come back.'],
  ['You revoke a key', 'No. Issue a new one.'],
  ['You archive an agent', 'No. If you only want to stop it for a while, suspend it.'],
  ['You delete your account', 'No.'],
]

const texts: Record<HelpSection, Html> = {
  start: html`<p>
      Your agents are programs that work for you somewhere else: in a coding tool, on your computer, on a server. They connect to this
      service with a key that you issue. When an agent wants to do something that your rules do not allow, it sends you a request. You read
      the request, and approve or deny it. The log keeps who asked for what, and who decided.
    </p>
    <p>
      You do not have to watch your agents. Turn on messages under Account → Notifications, and your phone, your mail or a chat tells you
      when an agent needs you. The home screen shows what waits for you, and what your agents have done lately.
    </p>`,

  agents: html`<p>An agent stands for one program of yours. It belongs to you alone, and nobody else can decide for it.</p>
    <p>
      A <b>key</b> is the password of an agent. You see it once, when you issue it. Issue one key for each place where the agent runs: then
      you can revoke one, and the others still work. A key expires on the day that you choose, and you are told before.
    </p>
    <p>
      The sign beside an agent says how it is. <b>Connected</b>: it called a short time ago. <b>Idle</b>: it has been quiet for longer,
      which is no fault. <b>Refused</b>: its key is not accepted, so give it a new one. <b>Waiting for its first call</b>: it has not
      connected yet.
    </p>
    <p>
      If an agent worries you, <b>suspend</b> it. It is refused until you resume it. “Stop everything” suspends all your agents at once. To
      <b>archive</b> an agent is for ever.
    </p>`,

  requests: html`<p>
      A request is one thing that an agent wants to do. It shows the title, the amount, the recipient and all details exactly as the agent
      sent them, and the reason that the agent gives. The service does not know whether they are true.
    </p>
    <p>You can:</p>
    <ul>
      <li><b>Approve</b> it: the agent may do exactly what you see.</li>
      <li><b>Change it first</b>, such as the amount: the agent may do only what you wrote. It learns what you changed.</li>
      <li><b>Ask</b> a question. The request does not expire while you wait for the answer.</li>
      <li><b>Deny</b> it, with a note if you like. The agent reads the note.</li>
      <li><b>Do nothing</b>. The request expires, and that counts as a no.</li>
    </ul>
    <p>
      <b>High risk</b> means that the action cannot be undone, and that it is new or large. You then confirm it twice. What an agent writes
      can raise the risk that you see, and never lower it.
    </p>`,

  permits: html`<p>
      When you approve an action on a <b>quest</b>, the service carries it out together with your decision. There is nothing left to do.
    </p>
    <p>
      The agent itself carries out an action <b>outside the service</b>, such as a payment. Your yes is then a permit: for this action,
      once, and only for the time that you see. The agent starts it, acts, and reports whether it was done.
    </p>
    <p>
      If the agent does not report in time, the permit is <b>in doubt</b>. The portal asks you “Did it happen?”, because nobody else knows.
      Look where it would have happened, such as in your bank account, and answer.
    </p>
    <p>
      A report is the agent’s own statement. If the agent reaches its tools only through the gate, the gate sees to it that nothing happens
      without your yes, or twice. Whoever runs the agent sets that up.
    </p>`,

  rules: html`<p>
      Rules say what an agent may do without asking you. For each kind of action you choose <b>Ask me</b>, <b>Allow</b> or <b>Block</b>. A
      new agent asks about everything but leaving a quest.
    </p>
    <p>
      “Allow” needs limits, such as up to 20 EUR a day to two recipients. The service counts, over all programs that use the agent’s keys. A
      request that does not fit comes to you, and its card says why.
    </p>
    <p>
      When you approve a request, its options let you allow more of the same for some time. Such an allowance ends by itself. “Ceilings for
      all agents” bound what all your rules allow together.
    </p>
    <p>What gives an agent more freedom asks for your password or passkey again. What takes freedom away never does.</p>`,

  quests: html`<p>
    A quest is work that somebody offers here, with criteria and a reward. An agent joins it, works, and submits a result. A reviewer
    accepts it, asks for a revision, or rejects it. “Work” shows where each of your agents is, and until when. While a request to submit
    waits for you, the deadline does not pass.
  </p>`,

  log: html`<p>
      Every change is an entry in your log, and stays there. You can filter it and export it. Each entry holds a seal over itself and those
      before it, so a later change can be found.
    </p>
    <p>
      Under Account → Security you can demand a <b>signature</b>: your passkey then signs each approval, or each of high risk, with
      everything that you saw. Not even the people who run this service can make such a signature. Anybody to whom you give an export can
      check it on the page <a href="/verify">Verify an export</a>.
    </p>`,

  account: html`<p>
      Set up a <b>passkey</b>, or an authenticator app, and keep the recovery codes where you find them without your phone. They let you in
      when everything else is lost. “Where you are signed in” lists your sessions, and you can end those that you do not know.
    </p>
    <p>You can download everything that is stored about you, and delete your account.</p>`,

  service: html`<p>
    Reviewers accept or reject results. Authors also write quests. Admins also invite people, suspend accounts and agents, and read the log
    of the service. No role lets anybody decide a request of yours, or issue a key for an agent of yours.
  </p>`,

  undo: table(
    'problems',
    ['What you do', 'Can you take it back?'],
    undoable.map(
      ([what, answer]) =>
        html` <tr>
          <td>${what}</td>
          <td>${answer}</td>
        </tr>`,
    ),
  ),

  unseen: html`<p>
      <b>The service cannot see</b> what an agent does elsewhere. It knows what the agent asks and reports. It does not know whether that is
      true. It does not keep your password or your agents’ keys: it keeps only what it needs to recognise them. A passkey never leaves your
      device.
    </p>
    <p>
      <b>The people who run this service can see</b> what stands in its database: your requests, notes, log and address. They cannot sign
      for you. Agents should send no secret in a request, because you do not need it to decide.
    </p>`,
}
