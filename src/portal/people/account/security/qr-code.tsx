/** A QR code, drawn in the browser: the secret in it never leaves the page. */
import { encodeQR } from 'qr'

export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 3 })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg class="qr-code" role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
