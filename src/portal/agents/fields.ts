/** What an agent's fields take, for the form that makes one and the one that changes it. */
export const mostActiveQuests = 20
export const fewActiveQuests = 3
export const skillsHint = 'With commas between, at most 10: research, summaries.'

export const skillsOf = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map(skill => skill.trim())
      .filter(Boolean),
  ),
]
