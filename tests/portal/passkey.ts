/** Passkeys in a browser. */
import { expect } from '@jest/globals'
import type { Page } from 'playwright-core'

/** A device that keeps passkeys and checks the person, as Chromium simulates it. */
export async function newDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the person at the device is who they should be. If not, the browser refuses, as it does if somebody cancels. */
    setPerson: (isRight: boolean) => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isRight }),
    /** How often its passkeys were used. */
    async uses() {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.reduce((sum, { signCount }) => sum + signCount, 0)
    },
  }
}

/** On the page of the account's security. Returns the recovery codes that come with the first passkey. */
export async function addPasskey(page: Page) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Add a passkey')
  await press('Continue')
  await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor()
  const codes = (await page.getByRole('dialog').last().locator('pre').innerText()).trim().split(/\s+/)
  expect(codes).toHaveLength(10)
  return codes
}
