/**
 * The samples of docs/permits.md as programs. Each takes the permits of its arguments for the agent in the first one, and prints the amount of each,
 * or that it was refused.
 */
import { readFileSync } from 'node:fs'

type Language = 'javascript' | 'python' | 'php'
const uses: Record<Language, string> = {
  javascript: `
const [agent, ...permits] = process.argv.slice(1)
const known = new Set()
const remember = async id => !known.has(id) && Boolean(known.add(id))
for (const permit of permits) console.log(await take(permit, agent).then(({ amount }) => amount.value, () => 'refused'))`,
  python: `
import sys
known = set()
def remember(id, until):
    is_new = id not in known
    known.add(id)
    return is_new
for permit in sys.argv[2:]:
    try:
        print(take(permit, sys.argv[1])['amount']['value'])
    except Exception:
        print('refused')`,
  php: `
$known = [];
function remember(string $id, int $until): bool
{
    global $known;
    $isNew = !isset($known[$id]);
    $known[$id] = true;
    return $isNew;
}
foreach (array_slice($argv, 2) as $permit) {
    try { echo take($permit, $argv[1])['amount']['value'], "\\n"; } catch (Throwable) { echo "refused\\n"; }
}`,
}

export function permitSample(language: Language, service: string) {
  const [, sample] = new RegExp(`<!-- sample: ${language} -->\n\`\`\`\\w+\n([^]*?)\`\`\``).exec(readFileSync('docs/permits.md', 'utf8'))!
  return `${sample!.replace('<?php\n', '').replace('https://quests.example.com', service)}${uses[language]}`
}

/** What a sample must make of the permits below. */
export const verdicts = ['480', 'refused', 'refused', 'refused', 'refused']

/** One that the sample must take, and others that it must refuse: the same again, one for another party, of another agent, and a forged one. */
export function permitsFor(good: string, elsewhere: string, foreign: string) {
  const [head, said, signature] = good.split('.')
  const more = { ...JSON.parse(Buffer.from(said!, 'base64url').toString()), jti: 'apr_other' }
  const forged = [head, Buffer.from(JSON.stringify(more)).toString('base64url'), signature].join('.')
  return [good, good, elsewhere, foreign, forged]
}
