/** The shop's mark, a paw in a picture frame. The name beside it is set by the page. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" className={className} aria-hidden="true">
      <rect x="3" y="3" width="42" height="42" rx="9" fill="#b8431f" />
      <rect x="8.5" y="8.5" width="31" height="31" rx="4" fill="#fbf7f1" />
      <g fill="#b8431f">
        <path d="M24 22.5c4.6 0 9.2 5.4 9.2 9.4 0 2.7-2.2 4-4.5 3.6-1.7-.3-3-1-4.7-1s-3 .7-4.7 1c-2.3.4-4.5-.9-4.5-3.6 0-4 4.6-9.4 9.2-9.4Z" />
        <ellipse cx="20.2" cy="16.4" rx="2.7" ry="3.7" transform="rotate(-8 20.2 16.4)" />
        <ellipse cx="27.8" cy="16.4" rx="2.7" ry="3.7" transform="rotate(8 27.8 16.4)" />
        <ellipse cx="14.2" cy="22" rx="2.4" ry="3.3" transform="rotate(-24 14.2 22)" />
        <ellipse cx="33.8" cy="22" rx="2.4" ry="3.3" transform="rotate(24 33.8 22)" />
      </g>
    </svg>
  );
}
