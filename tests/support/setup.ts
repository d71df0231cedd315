import { startPostgres } from './postgres.ts'

export default async () => {
  process.env.TEST_POSTGRES_URL ??= await startPostgres()
}
