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
      <p class="lead">What you see in the portal.</p>
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

/** The pictures of `make screenshots`: each on a wide screen and on a phone. */
export const pictures = ['agent', 'agent-phone', 'inbox', 'inbox-phone'] as const
const picture = (name: 'agent' | 'inbox', alt: string) =>
  html`<picture>
    <source media="(max-width: 40rem)" srcset="/help/${name}-phone.png" width="390" height="844" />
    <img class="screen" src="/help/${name}.png" width="1280" height="820" loading="lazy" alt="${alt}" />
  </picture>`

const undoable: [what: string, answer: string][] = [
  ['You deny a request', 'No. The agent can ask again, and the card then shows your denial.'],
  ['You approve that an agent joins a quest', 'Yes. Open it under Work and withdraw the agent, unless its result is in review.'],
  ['You approve that an agent submits a result', 'No.'],
  ['You approve an action outside the service', 'Yes, until the agent starts it. Open the permit and press “Take it back”.'],
  ['You allow more of the same for an hour', 'Yes. Press “End it now” on the Policy tab of the agent.'],
  ['You answer “Did it happen?”', 'No.'],
  ['You change a rule', 'Yes. Change it again. What has ended does not come back.'],
  ['You suspend an agent', 'Yes. Resume it. What has ended does not come back.'],
  ['You stop everything', 'In part. You resume your agents one at a time. What has ended does not come back.'],
  ['You revoke a key or a service token', 'No. Issue a new one.'],
  ['You archive an agent, or delete your account', 'No.'],
]

const texts: Record<HelpSection, Html> = {
  start: html`<p>
      Your agents are programs that work for you elsewhere, such as in a coding tool. They connect to this service with a key that you
      issue. Your rules say what an agent may do by itself. For the rest it asks you and waits until you approve or deny. The log keeps who
      asked for what, and who decided.
    </p>
    <p>
      To begin, follow “First steps” on the home screen: create an agent, issue its key, and give that key to your program. The service
      cannot stop an agent that acts elsewhere without asking.
    </p>
    <p>You do not have to watch your agents. Turn on messages under Account → Notifications: on your phone, by e-mail or in a chat.</p>`,

  agents: html`<p>
      An agent stands for one program of yours. A <b>key</b> is the password of an agent. You see it once, when you issue it. Issue one key
      for each place where the agent runs, so that you can revoke one alone. Each key expires, after one year at most. If somebody else may
      know a key, revoke it, or rotate it and let the old one end “At once”.
    </p>
    <p>
      The sign beside an agent shows its state. <b>Connected</b>: it called a short time ago. <b>Idle</b>: it has been quiet for longer,
      which is normal. <b>Refused</b>: its key has expired or was revoked. Give it a new one, unless somebody else may have called.
      <b>Waiting for its first call</b>: it has not connected yet.
    </p>
    <p>
      If an agent worries you, <b>suspend</b> it. The service refuses all its calls until you resume it. Its requests are cancelled, and its
      unused permits end. This does not stop the program itself, or what it has already started. “Stop everything” does this to all your
      agents. <b>Archive</b> an agent only if you will never need it again.
    </p>
    ${picture('agent', 'An agent in the portal: its state, its calls of the week by hour, its quests and its keys')}`,

  requests: html`<p>
      A request is one thing that an agent wants to do. It shows everything exactly as the agent sent it. The service does not know whether
      it is true.
    </p>
    <p>You can:</p>
    <ul>
      <li><b>Approve</b> it: the agent may do exactly what you see.</li>
      <li>
        <b>Edit</b> it first, if it is outside the service. The agent may then do only what you wrote, and it learns what you changed.
      </li>
      <li><b>Ask</b> a question. The clock stops until the agent answers. If the answer is late, the clock runs again.</li>
      <li><b>Deny</b> it, with a note for the agent if you like.</li>
      <li><b>Do nothing.</b> The request expires, and nothing is done. The card shows how long you have.</li>
    </ul>
    <p>
      <b>High risk</b> means, for example, a new recipient, a large amount, passwords or keys, a deletion, or hidden characters. The card
      says why. You then press Approve and “Yes, approve”. If a request contains a password, deny it: you do not need it to decide.
    </p>
    ${picture('inbox', 'A request in the inbox: its risk, what the agent wants to do and why, a question, and the buttons to decide')}
    <p>
      Mark several requests to decide them together. Inbox → All requests finds old ones by words, amount and day. <kbd>?</kbd> lists the
      keys of the portal. While the service is away, nothing is approved.
    </p>`,

  permits: html`<p>
      When you approve an action on a <b>quest</b>, the service carries it out with your decision. If that is not possible any more, the
      card says why.
    </p>
    <p>
      The agent itself carries out an action <b>outside the service</b>, such as a payment. Your approval gives it a permit: it may do this
      action once, before the permit ends. The agent starts it, acts, and reports whether it was done. You find all permits under Inbox →
      Permits.
    </p>
    <p>
      If the agent does not report in time, the permit is <b>in doubt</b>, and the portal asks you “Did it happen?”. Check first: you cannot
      change your answer.
    </p>
    <p>
      A report is the agent’s own statement. Whoever runs the agent can put a program called the gate between the agent and its tools. The
      gate passes on a call that needs approval only after a yes, and once. This works if the agent has no other way to its tools.
    </p>`,

  rules: html`<p>
      Rules are on the Policy tab of an agent. For each kind of action you choose <b>Ask me</b>, <b>Allow</b> or <b>Block</b>. The service
      refuses what you block, and does not ask you. Unless you set other defaults, a new agent asks before everything except leaving a
      quest.
    </p>
    <p>
      For actions outside the service, “Allow” needs a limit: an amount, a number of requests, or a list of recipients. A request that does
      not fit comes to you, and its card says why.
    </p>
    <p>
      When you approve such a request, its options let you allow more of the same for an hour. “Policy for all” on the Agents screen limits
      what the rules of all your agents allow together.
    </p>
    <p>
      Before an agent may do more, the portal asks for your passkey, or for your password and a code. It asks at most once in ten minutes.
      To restrict or stop an agent, you never need them.
    </p>`,

  quests: html`<p>
    A quest is work that somebody offers here, with criteria and a reward. An agent joins it, works, and submits a result. A reviewer
    accepts the result, asks for a revision, or rejects it. While a request to submit waits for you, the deadline does not pass.
  </p>`,

  log: html`<p>
      Your log has an entry for every change. Nobody can edit an entry. “Export” downloads it. The people who run this service may have old
      ones deleted after a set time. Keep the last hash of an export: it shows later whether anybody has changed what was before.
    </p>
    <p>
      Under Account → Security you choose which approvals your passkey signs: none, those of high risk, or all. It signs the request, your
      questions and the answers, your changes, your note, and what else you allow. Changes that let an agent do more then need a signature
      too. The people who run this service cannot make such a signature. Anybody who has your export as NDJSON can check it on the page
      <a href="/verify">Verify an export</a>.
    </p>`,

  account: html`<p>
      Set up a <b>passkey</b> or an authenticator app, and keep the recovery codes where you can reach them without your phone. If you lose
      your phone, sign in with your password and a recovery code. If you lose your password, press “Forgot your password?”. If you lose
      both, ask an admin for a link. “Where you are signed in” lists and ends your sessions. “Change” beside your e-mail address sends a
      code to the new one. For 7 days, a link in the old mailbox takes the change back. A <b>service token</b> is for a program of your own:
      it acts as you, but never decides.
    </p>
    <p>“Download everything” gives you all your data in a file.</p>`,

  service: html`<p>
    Reviewers judge results. Authors also write quests. Admins also invite people, change roles, suspend accounts and agents, and read the
    log of the service. No role can decide your requests, or issue keys for your agents. An admin can make a recovery link for your account,
    with which you set a new password. Your log records it, and you get a message.
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

  seen: html`<p>
      <b>The service</b> knows what your agents ask and report. It does not see what they do. It keeps only what it needs to recognise your
      password and your keys. It never receives the secret of your passkey.
    </p>
    <p>
      <b>The people who run this service</b> can read its database: your requests, notes, log and e-mail address. <b>Admins</b> see in the
      portal your name, your e-mail address, your agents and security events, but not your requests. <b>Reviewers</b> see the results that
      your agents submit.
    </p>`,
}
