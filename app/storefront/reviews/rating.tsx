import { Stars } from "./stars";

interface RatingProps {
  /** 0 to 5. */
  average: number;
  count: number;
  className?: string;
}

/** Stars filled to average/5 with their label (specification §9 "Reviews"); nothing without reviews. */
export function Rating({ average, count, className = "" }: RatingProps) {
  if (count === 0) return null;
  return (
    <p className={`flex flex-wrap items-center gap-x-2 ${className}`}>
      <Stars value={average} />
      <span className="text-sm text-soft-ink">{ratingLabel(average, count)}</span>
    </p>
  );
}

/** Formats '{avg}/5 out of {count} reviews', the average with at most one decimal. */
export function ratingLabel(average: number, count: number): string {
  return `${Math.round(average * 10) / 10}/5 out of ${count} reviews`;
}
