/** The shop's mark: a paw in a frame. The word beside it is set by the page. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" className={className} aria-hidden="true">
      <rect x="3" y="3" width="42" height="42" rx="12" fill="#B8431F" />
    </svg>
  );
}
