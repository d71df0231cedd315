/** `make doctor`, as an operator runs it. */
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { mailServer, receiver, status } from '../reach/receivers.ts'
import { certificate } from '../support/certificate.ts'
import { client } from '../support/client.ts'
import { databases, onEachDatabase, sql } from '../support/database.ts'
import { details } from '../support/details.ts'
import { runCommand } from '../support/scripts.ts'
import { startService } from '../support/service.ts'
import { freePort } from '../support/socket.ts'
import { way } from '../support/way.ts'

const key = 'the key of these tests is long enough'
const folders: string[] = []
const folder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'doctor-'))) - 1]!
afterEach(() => folders.splice(0).forEach(one => rmSync(one, { recursive: true, force: true })))

onEachDatabase('doctor', ({ kind, create }) => {
  test('says that a service is fine, and what to do about what is not', async () => {
    const url = await create()
    // The server of the tests does not wait for its disk, and the doctor objects to that.
    const safe = kind === 'postgres' ? `${url}&options=-c%20synchronous_commit%3Don` : url
    const env = { DATABASE_URL: safe, AQS_SEAL_KEY: key }
    const service = await startService(env)
    const ada = await client(service.url).human()

    const fine = await runCommand('doctor', { ...env, PUBLIC_URL: service.url })
    const away = await runCommand('doctor', { ...env, PUBLIC_URL: 'http://127.0.0.1:1' })
    const otherKey = await runCommand('doctor', { ...env, AQS_SEAL_KEY: `${key} but another` })
    await sql(url, `UPDATE audit_heads SET seal = (SELECT seal FROM audit_events WHERE seq = 1) WHERE account_id = '${ada.account.id}'`)
    const changed = await runCommand('doctor', env)
    const notes = kind === 'postgres' ? 'drizzle.__drizzle_migrations' : '__drizzle_migrations'
    await sql(url, `INSERT INTO ${notes} (hash, created_at) VALUES ('of the future', ${Date.now() * 2})`)
    const newer = await runCommand('doctor', env)
    const invalid = await runCommand('doctor', { ...env, PORT: 'eighty' })
    const careless = kind === 'postgres' ? (await runCommand('doctor', { ...env, DATABASE_URL: url })).said : ''
    await service.stop()

    const lines = fine.said.split('\n').map(line => line.slice(0, 18).replaceAll(/ +/g, ' ').trim())
    const place = kind === 'postgres' ? ['ok database', 'ok slots'] : ['ok disk', 'ok database']
    const rest = ['ok migrations', 'ok accounts', 'ok seals', 'look PUBLIC_URL', 'The service', '']
    expect(lines.slice(1).map(line => line.split(' ').slice(0, 2).join(' '))).toEqual(['ok settings', ...place, ...rest])
    expect(fine.said).toMatch(/^Database: .*\n[^]*all \d+ are applied\n[^]* without https[^]*The service can work, 1 to look at\n$/)
    expect([fine.status, away.status]).toEqual([0, 1])
    expect(careless).toMatch(kind === 'postgres' ? /WRONG +database +synchronous_commit is off/ : /^$/)
    expect(away.said).toMatch(/WRONG +PUBLIC_URL +http:\/\/127\.0\.0\.1:1 cannot be reached from here: .*\. Start the service/)
    expect(otherKey).toEqual({
      status: 1,
      said: expect.stringMatching(/WRONG +seals +1 logs are sealed with another key\. Put that key into AQS_SEAL_KEY/),
    })
    expect(changed).toEqual({
      status: 1,
      said: expect.stringMatching(/WRONG +seals +the ends of 1 logs were changed outside the service\. Run make verify/),
    })
    expect(newer).toEqual({
      status: 1,
      said: expect.stringMatching(/WRONG +migrations +a newer version of the service has changed the tables/),
    })
    expect(invalid).toEqual({ status: 1, said: expect.stringContaining('PORT must be from 0 to 65535') })
  })
})

details(() => {
  test('doctor names a damaged file, and files that others can read', async () => {
    const url = join(folder(), 'quest.db')
    const env = { DATABASE_URL: url, AQS_SEAL_KEY: key }
    const nothing = await runCommand('doctor', env)
    await (await startService(env)).stop()
    chmodSync(url, 0o644)
    const open = await runCommand('doctor', env)
    writeFileSync(url, readFileSync(url).fill(0xff, 4096 * 2, 4096 * 12))
    const damaged = await runCommand('doctor', env)

    expect(nothing).toEqual({ status: 0, said: expect.stringMatching(/look +database +there is no .* yet; the first start creates it/) })
    expect(open.said).toMatch(/look +database +.* can be read by other users\. Run: chmod 600/)
    expect(damaged).toEqual({ status: 1, said: expect.stringMatching(/WRONG +database/) })
  })

  test('doctor names a setting that this version does not know, and a settings file that others can read', async () => {
    const home = folder()
    const SETTINGS = join(home, 'quest.env')
    writeFileSync(SETTINGS, `DATABASE_URL=${join(home, 'quest.db')}\n`, { mode: 0o644 })

    const open = await runCommand('doctor', { SETTINGS })
    const unknown = await runCommand('doctor', { SETTINGS, AQS_OF_THE_FUTURE: '1' })

    expect(open.said).toContain(`look   settings    ${SETTINGS} has secrets, and other users can read it. Run: chmod 600 ${SETTINGS}`)
    expect(unknown).toEqual({ status: 1, said: expect.stringMatching(/WRONG +settings +this version has no AQS_OF_THE_FUTURE\./) })
  })

  test('doctor names files that the owner of the database cannot use', async () => {
    const url = join(folder(), 'quest.db')
    const env = { DATABASE_URL: url }
    await (await startService(env)).stop()
    const isRoot = process.getuid!() === 0
    if (isRoot) for (const one of [url, `${url}.lock`]) chownSync(one, 65_534, 65_533)

    const { said } = await runCommand('doctor', env)

    expect(said).toMatch(isRoot ? /WRONG +database .* Run: chown 65534:65533 .*\.seal-key\n/ : /ok +database/)
  })

  describe('doctor tries what is outside:', () => {
    const env = () => ({ DATABASE_URL: join(folder(), 'quest.db') })

    test.each([
      ['is valid', { since: 10, until: 80 }, /ok +certificate +it is valid until/],
      ['lasts a few days, and has half of them left', { since: 3, until: 3 }, /ok +certificate +it is valid until/],
      ['should have been renewed', { since: 80, until: 10 }, /WRONG +certificate +it expires on .*, and should have been renewed by now/],
      ['has expired', { since: 90, until: -1 }, /WRONG +certificate +it expired on .*\. Look at the log of the proxy/],
    ])('a certificate that %s', async (_what, times, said) => {
      const { cert, key: own } = certificate(times)
      const ca = join(folder(), 'ca.pem')
      writeFileSync(ca, cert)
      const server = createServer({ cert, key: own }, (_req, res) => res.writeHead(200, { 'X-Request-ID': 'req_1' }).end()).listen(0)
      await once(server, 'listening')
      const PUBLIC_URL = `https://localhost:${(server.address() as AddressInfo).port}`

      const doctor = await runCommand('doctor', { ...env(), PUBLIC_URL, NODE_EXTRA_CA_CERTS: ca })
      server.close()

      expect(doctor.said).toMatch(said)
      expect(doctor.said).toMatch(/WRONG +proxies +PUBLIC_URL is https, so a proxy is in front, but none is set/)
      expect(doctor.said).toMatch(times.until > 0 ? /ok +PUBLIC_URL/ : /WRONG +PUBLIC_URL .* expired/)
    })

    test('the mail server and the collector', async () => {
      await using smtp = await mailServer()
      await using collector = await receiver(status(200))
      const port = await freePort()
      const settings = (mail: string, spans: string) => ({
        ...env(),
        AQS_SMTP_URL: mail,
        AQS_MAIL_FROM: 'quest@example.com',
        OTEL_EXPORTER_OTLP_ENDPOINT: spans,
      })

      const works = await runCommand('doctor', settings(smtp.url, collector.url))
      const dead = await runCommand('doctor', settings(`smtp://ada:planted@127.0.0.1:${port}`, `http://127.0.0.1:${port}`))

      expect(works).toEqual({ status: 0, said: expect.stringMatching(/ok +mail[^]*ok +collector/) })
      expect([smtp.mails.length, collector.received.map(({ path }) => path)]).toEqual([0, ['/v1/traces']])
      expect(dead).toEqual({
        status: 1,
        said: expect.stringMatching(/WRONG +mail +.* does not work: .*ECONNREFUSED[^]*WRONG +collector +.*ECONNREFUSED/),
      })
      expect(dead.said).not.toContain('planted')
    })
  })

  describe('doctor asks PostgreSQL', () => {
    const { create } = databases('postgres')

    test('about every host of the URL', async () => {
      const url = await create()
      const [one, two] = [await way(url), await way(url)]
      const at = (hosts: string) => ({
        DATABASE_URL: `postgres://postgres@${hosts}${new URL(url).pathname}?target_session_attrs=read-write`,
        AQS_SEAL_KEY: key,
      })

      const dead = await runCommand('doctor', at(`${one.at},127.0.0.1:1`))
      const both = await runCommand('doctor', at(`${one.at},${two.at}`))
      for (const opened of [one, two]) opened.close()

      expect(dead).toEqual({
        status: 1,
        said: expect.stringMatching(/WRONG +hosts +postgres:.*127\.0\.0\.1:1\/.* does not answer: .*ECONNREFUSED/),
      })
      expect(both).toEqual({ status: 1, said: expect.stringMatching(/WRONG +hosts +.* both accept writes\. Stop the old primary/) })
    })

    test('about replication slots that nobody reads', async () => {
      const url = await create()
      const slot = `gone_${process.pid}`
      await sql(url, `SELECT pg_create_physical_replication_slot('${slot}', true)`)

      const doctor = await runCommand('doctor', { DATABASE_URL: url, AQS_SEAL_KEY: key })
      await sql(url, `SELECT pg_drop_replication_slot('${slot}')`)

      expect(doctor.status).toBe(1)
      expect(doctor.said).toMatch(new RegExp(`WRONG +slots +nobody reads the replication slot ${slot}, and it holds \\d+ MB`))
      expect(doctor.said).not.toMatch(/^\w+ +disk /m)
    })
  })
})
