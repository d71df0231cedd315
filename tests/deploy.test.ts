/** The files in deploy/ speak of the service as it is. `make trials ONLY=deploy` runs them. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse, parseAllDocuments } from 'yaml'
import { parseSettings } from '../scripts/settings.ts'
import { readConfig } from '../src/config.ts'
import { createMetrics } from '../src/metrics/index.ts'

const read = (name: string) => readFileSync(join('deploy', name), 'utf8')

test('the dashboard and the alerts ask only for metrics that exist', async () => {
  const metrics = createMetrics({ version: '0', store: 'postgres' })
  metrics.store.pool(() => ({ own: { busy: 0, idle: 0, waiting: 0 } }))
  metrics.gauge('aqs_waits_open', 'See src/app.ts.', () => 0)
  const families = [...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!)
  const asked = [...`${read('observe/dashboard.json')}${read('observe/alerts.yml')}`.matchAll(/\b(?:aqs|process|nodejs)_\w+/g)].map(
    ([name]) => name.replace(/_(?:total|bucket|count|sum)$/, ''),
  )

  expect(asked.length).toBeGreaterThan(20)
  expect([...new Set(asked)].filter(name => !families.includes(name))).toEqual([])
})

test('every panel of the dashboard has a query, and no two have the same number', () => {
  const { panels } = JSON.parse(read('observe/dashboard.json')) as { panels: { id: number; title: string; targets: { expr: string }[] }[] }

  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(panels.filter(({ targets }) => !targets.every(({ expr }) => expr.length > 5))).toEqual([])
})

test('every setting in deploy/ exists and has a valid value', () => {
  const { services } = parse(read('compose.yaml')) as Compose
  const [deployment] = parseAllDocuments(read('kubernetes/service.yaml')).map(one => one.toJS() as Deployment)
  const inPod = Object.fromEntries(deployment!.spec.template.spec.containers[0]!.env.map(({ name, value }) => [name, value]))
  const inImage = Object.fromEntries(
    [...read('Containerfile').matchAll(/(\w+)=(\S+)/g)]
      .filter(([, name]) => /^(PORT|HOST|DATABASE_URL)$/.test(name!))
      .map(([, name, value]) => [name!, value!]),
  )
  const filled = Object.fromEntries(
    Object.entries(services['service']!.environment!).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+:(.)([^}]*)\}/g, (_, sign, text) => (sign === '-' ? text : 'x'.repeat(40))),
    ]),
  )
  const inUnit = parseSettings(read('agent-quest.env'))

  for (const env of [filled, inPod, inImage, inUnit]) expect(() => readConfig(env)).not.toThrow()
  expect([filled, inPod, inImage, inUnit].every(env => Object.keys(env).length > 1)).toBe(true)
})

interface Compose {
  services: Record<
    string,
    {
      image?: string
      build?: { args: object }
      environment?: Record<string, string>
      restart?: string
      logging?: object
      healthcheck?: object
      deploy?: object
    }
  >
}

test('npm installs the packages of the image with the settings of the project, and nothing of a machine gets in', () => {
  const beforeInstall = read('Containerfile').split('RUN npm ci')[0]!

  expect(/^COPY (.*) \.\/$/m.exec(beforeInstall)?.[1]?.split(' ')).toEqual(['.npmrc', 'package.json', 'package-lock.json'])
  expect(read('Containerfile.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', 'data', '**/node_modules', '**/*.env']))
})

test('every image has its full name, because podman asks no registry by itself, and can be replaced by a digest', () => {
  const { services } = parse(read('compose.yaml')) as Compose
  const withoutVariable = (image: string) => /^\$\{[A-Z]+_IMAGE:-(.+)\}$/.exec(image)?.[1] ?? image
  const images = Object.values(services)
    .flatMap(({ image }) => image ?? [])
    .map(withoutVariable)
  const [, base] = /^ARG NODE_IMAGE=(\S+)$/m.exec(read('Containerfile'))!

  expect(images).toHaveLength(2)
  for (const name of ['service', 'tools']) expect(services[name]!.build!.args).toEqual({ NODE_IMAGE: `\${NODE_IMAGE:-${base}}` })
  for (const image of [base, ...images]) expect(image).toMatch(/^docker\.io\/library\/[a-z]+:[\w.-]+$/)
  expect([...read('Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, from]) => from)).toEqual([
    '${NODE_IMAGE}',
    '${NODE_IMAGE}',
    'files',
    'files',
  ])
})

test('containers say whether they are healthy, their logs are bounded, and each instance knows how many there are', () => {
  const { services } = parse(read('compose.yaml')) as Compose
  const lasting = Object.values(services).filter(({ restart }) => restart)

  expect(lasting.map(({ logging }) => logging)).toEqual(
    Array.from({ length: 3 }, () => ({ driver: 'json-file', options: { 'max-size': '50m', 'max-file': '10' } })),
  )
  expect(services['service']!.healthcheck).toBeDefined()
  expect(services['service']!.deploy).toEqual({ replicas: services['service']!.environment!['AQS_INSTANCES'] })
  expect(services['tools']!.environment).toEqual(services['service']!.environment)
})

interface Deployment {
  kind: string
  spec: {
    replicas: number
    minAvailable: number
    template: {
      spec: {
        securityContext: { runAsNonRoot: boolean }
        containers: {
          env: { name: string; value: string }[]
          readinessProbe: { httpGet: { path: string } }
          livenessProbe: { httpGet: { path: string } }
          securityContext: { readOnlyRootFilesystem: boolean }
        }[]
      }
    }
  }
}

test('Kubernetes runs two instances, keeps one at any time, sends requests only to one that is ready, and lets it write nothing', () => {
  const files = globSync('deploy/kubernetes/*.yaml').flatMap(file => parseAllDocuments(readFileSync(file, 'utf8')))
  expect(files.flatMap(({ errors }) => errors)).toEqual([])
  const [deployment, budget] = files.map(one => one.toJS() as Deployment)
  const { securityContext, containers } = deployment!.spec.template.spec

  expect([deployment!.kind, deployment!.spec.replicas, budget!.kind, budget!.spec.minAvailable]).toEqual([
    'Deployment',
    2,
    'PodDisruptionBudget',
    1,
  ])
  expect([containers[0]!.readinessProbe.httpGet.path, containers[0]!.livenessProbe.httpGet.path]).toEqual(['/readyz', '/healthz'])
  expect([securityContext.runAsNonRoot, containers[0]!.securityContext.readOnlyRootFilesystem]).toEqual([true, true])
})
