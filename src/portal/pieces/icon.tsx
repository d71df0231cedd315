/** Line drawings on a grid of 20. Screen readers ignore them and read the word beside them. */
const drawings = {
  home: 'M3.5 9.5 10 4l6.5 5.5M5 8.5V16h10V8.5M8.5 16v-4h3v4',
  inbox: 'M3 11.5 5 4.5h10l2 7v4H3zM3 11.5h4l1 2h4l1-2h4',
  agents: 'M5 8h10v8H5zM10 8V4.5M10 4.5h.01M8 11.5v1M12 11.5v1M3 11v2.5M17 11v2.5',
  quests: 'M5 17V3.5M5 4h10l-2.5 3.5L15 11H5',
  work: 'M4 6l1.5 1.5L8 5M11 6.5h5.5M4 13l1.5 1.5L8 12M11 13.5h5.5',
  log: 'M4 5h12M4 10h12M4 15h7',
  account: 'M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4M4 16.5c.6-2.8 2.9-4.2 6-4.2s5.4 1.4 6 4.2',
  desk: 'M4 16l.7-3.2L13 4.5l2.5 2.5-8.3 8.3zM11.5 6l2.5 2.5',
  reviews: 'M4 4h12v12H4zM7 10l2.2 2.2L13.2 8',
  accounts:
    'M7.5 9.5a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2M2.8 15.5c.4-2.4 2.2-3.6 4.7-3.6s4.3 1.2 4.7 3.6M13 4.6a2.5 2.5 0 0 1 0 4.6M14.5 12.2c1.5.4 2.4 1.5 2.7 3.3',
  'all-agents': 'M3 9.5h8V16H3zM7 9.5V7M5.5 12.5v1M8.5 12.5v1M9 4h8v6.5h-3.5M13 4V2.5',
  'service-log': 'M4 3.5h12v13H4zM7 7h6M7 10h6M7 13h3',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  copy: 'M7 7h9v9H7zM13 7V4H4v9h3',
  check: 'M4 10.5l4 4 8-9',
  close: 'M5 5l10 10M15 5L5 15',
  offline: 'M3 8.5c4-3.6 10-3.6 14 0M5.5 11.5c2.6-2.3 6.4-2.3 9 0M10 15h.01M4 16.5l12-13',
  lock: 'M5 9h10v7H5zM7 9V6.5a3 3 0 0 1 6 0V9M10 12v1.5',
  lost: 'M10 5.5v5.5M10 14.5h.01',
  bell: 'M6 13.5V9a4 4 0 0 1 8 0v4.5l1.5 1.5h-11zM8.7 17h2.6M10 3v2',
  stop: 'M7 3.5h6l3.5 3.5v6L13 16.5H7L3.5 13V7zM7.5 10h5',
  search: 'M9 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10M13 13l3.5 3.5',
}
export type IconName = keyof typeof drawings

export const Icon = ({ name }: { name: IconName }) => (
  <svg class={`icon icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)

/** The flag of the service. */
export const Flag = () => (
  <svg class="flag" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M3 1h1.6v14H3zM5.4 2H14l-2.4 3.2L14 8.4H5.4z" />
  </svg>
)
