interface ShareBarProps {
  /** Between 0 and 1. */
  share: number;
}

/** A share of a whole as a bar with its percentage. */
export function ShareBar({ share }: ShareBarProps) {
  const percent = Math.round(share * 100);
  return (
    <span className="share">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height={10} />
      </svg>
      {percent}%
    </span>
  );
}

/** A part of a whole as a share; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}
