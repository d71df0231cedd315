/** Runs the samples of the contract that check the signature of a webhook, each with the interpreter of its language, if that is there. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import document from '../../generated/openapi.json' with { type: 'json' }

/** A message, with its body in Base64. */
export interface Case {
  secret: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** For each language: the program around its sample, which reads the cases and writes what the sample answers, and how it is run. */
const programs: Record<string, { run(file: string): string[]; ends: string; around(sample: string): string }> = {
  js: {
    run: file => [process.execPath, file],
    ends: '.mjs',
    around: sample => `${sample}
import { readFileSync } from 'node:fs'
const cases = JSON.parse(readFileSync(0, 'utf8'))
console.log(JSON.stringify(cases.map(({ secret, headers, body }) => isGenuine(secret, headers, Buffer.from(body, 'base64')))))`,
  },
  python: {
    run: file => ['python3', file],
    ends: '.py',
    around: sample => `${sample}
import json, sys
print(json.dumps([is_genuine(one["secret"], one["headers"], base64.b64decode(one["body"])) for one in json.load(sys.stdin)]))`,
  },
  go: {
    run: file => ['go', 'run', file],
    ends: '.go',
    around: sample => `package main
import ("crypto/hmac"; "crypto/sha256"; "encoding/base64"; "encoding/json"; "fmt"; "math"; "net/http"; "os"; "strconv"; "strings"; "time")
${sample}
func main() {
	var cases []struct { Secret string; Headers map[string]string; Body []byte }
	if err := json.NewDecoder(os.Stdin).Decode(&cases); err != nil { panic(err) }
	answers := []bool{}
	for _, one := range cases {
		header := http.Header{}
		for name, value := range one.Headers { header.Set(name, value) }
		answers = append(answers, isGenuine(one.Secret, header, one.Body))
	}
	json.NewEncoder(os.Stdout).Encode(answers)
}`,
  },
}

/** What each sample answers for each case. Undefined if its interpreter is not there. */
export function judgedBySamples(cases: readonly Case[]) {
  const text = document.tags.map(({ description }) => description).join('\n')
  const samples = [...text.matchAll(/```(\w+)\n(.*?genuine.*?)```/gis)]
  const folder = mkdtempSync(join(tmpdir(), 'quest-samples-'))
  try {
    return samples.map(([, lang, sample]) => {
      const { run, ends, around } = programs[lang!]!
      const file = join(folder, `sample${ends}`)
      writeFileSync(file, around(sample!))
      const [command, ...rest] = run(file)
      const { error, status, stdout, stderr } = spawnSync(command!, rest, { input: JSON.stringify(cases), encoding: 'utf8' })
      if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return { lang, answers: undefined }
      if (status !== 0) throw error ?? new Error(stderr)
      return { lang, answers: JSON.parse(stdout) as boolean[] }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
