/** How somebody gets a client of their own from the contract. The service puts its address into the samples. */
import { html, type Html } from '../../src/site/html.ts'

export const clientsTitle = 'A typed client'

const typescript = 'npx openapi-typescript {base_url}/openapi.json --default-non-nullable false -o quests.d.ts'
const use = `import createClient from 'openapi-fetch'
import type { paths } from './quests.d.ts'

const headers = { Authorization: \`Bearer \${process.env.AQS_TOKEN}\` }
const quests = createClient<paths>({ baseUrl: '{base_url}/v1', headers })
const { data, error } = await quests.GET('/agents', { params: { query: { limit: 5 } } })`
const python = 'pipx run openapi-python-client generate --url {base_url}/openapi.json'

export const clients = (id: string): Html =>
  html` <h2 id="${id}">${clientsTitle}</h2>
    <p>
      TypeScript, with <code>npm install openapi-fetch</code>, and a <a href="/reference/service-tokens">service token</a> in
      <code>AQS_TOKEN</code>:
    </p>
    <pre>${typescript}</pre>
    <pre>${use}</pre>
    <p>Python:</p>
    <pre>${python}</pre>
    <p>
      <a href="/reference/postman.json" download="agent-quest.postman_collection.json">The collection for Postman</a> has every operation;
      Bruno and Insomnia import it too. Set its variable <code>token</code> to a session token or a service token.
    </p>`
