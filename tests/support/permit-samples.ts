/** The samples of docs/permits.md as programs. Each takes the permits of its arguments, and prints the amount of each, or that it was refused. */
import { readFileSync } from 'node:fs'

type Language = 'javascript' | 'python' | 'php'
const uses: Record<Language, string> = {
  javascript: `
for (const permit of process.argv.slice(1))
  console.log(await take(permit).then(({ amount }) => amount.value, () => 'refused'))`,
  python: `
import sys
for permit in sys.argv[1:]:
    try:
        print(take(permit)['amount']['value'])
    except Exception:
        print('refused')`,
  php: `
foreach (array_slice($argv, 1) as $permit) {
    try { echo take($permit)['amount']['value'], "\\n"; } catch (Throwable) { echo "refused\\n"; }
}`,
}

export function permitSample(language: Language, service: string) {
  const [, sample] = new RegExp(`<!-- sample: ${language} -->\n\`\`\`\\w+\n([^]*?)\`\`\``).exec(readFileSync('docs/permits.md', 'utf8'))!
  return `${sample!.replace('<?php\n', '').replace('https://quests.example.com', service)}${uses[language]}`
}

/** A permit that the sample must take once, and three that it must refuse: the same one again, one for another party, and a forged one. */
export function permitsFor(good: string, foreign: string) {
  const [head, said, signature] = good.split('.')
  const more = { ...JSON.parse(Buffer.from(said!, 'base64url').toString()), jti: 'apr_other' }
  return [good, good, foreign, [head, Buffer.from(JSON.stringify(more)).toString('base64url'), signature].join('.')]
}
