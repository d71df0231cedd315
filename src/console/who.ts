/** The banner that shows whose session the calls use. */
export async function showWho() {
  const place = document.querySelector<HTMLElement>('#who')!
  const answer = await fetch('/v1/me', { cache: 'no-store' }).catch(() => undefined)
  const account = answer?.ok ? ((await answer.json()) as { display_name: string; role: string }) : undefined
  place.dataset['state'] = account ? 'in' : 'out'
  if (account)
    place.replaceChildren('Signed in as ', strong(account.display_name), account.role === 'admin' ? ', an admin of this service.' : '.')
  else if (answer?.status === 401)
    place.replaceChildren(
      link('/', 'Sign in to the portal'),
      ' first, or enter a session token under Authorize. Only a few operations work without one.',
    )
  else place.replaceChildren('The service does not respond. Try again in a moment.')
}

function strong(text: string) {
  const made = document.createElement('strong')
  made.textContent = text
  return made
}

function link(to: string, text: string) {
  const made = document.createElement('a')
  made.href = to
  made.textContent = text
  return made
}
