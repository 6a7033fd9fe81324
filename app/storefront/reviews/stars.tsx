import { dynamicStyle } from "../ui/dynamic-style";

const STAR = "M12 2.6l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.2l-5.8 3.2 1.3-6.5L2.7 9.4l6.5-.8z";
const FIVE = [0, 1, 2, 3, 4];

interface StarsProps {
  /** From 0 to 5; the filled part is value/5 wide. */
  value: number;
  className?: string;
}

/** Five stars, filled from the left; hidden from screen readers, since a text label is next to them. */
export function Stars({ value, className = "h-5" }: StarsProps) {
  return (
    <span aria-hidden="true" className="stars relative inline-block shrink-0 align-middle">
      <StarRow className={`text-line ${className}`} />
      <span
        className="absolute inset-y-0 left-0 overflow-hidden"
        {...dynamicStyle({ width: `${(value / 5) * 100}%` })}
      >
        <StarRow className={`text-marigold ${className}`} />
      </span>
    </span>
  );
}

function StarRow({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 120 24"
      width="120"
      height="24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={`block w-auto max-w-none ${className}`}
    >
      {FIVE.map((index) => (
        <path key={index} d={STAR} transform={`translate(${index * 24})`} />
      ))}
    </svg>
  );
}

/** One selectable star; hidden from screen readers. */
export function StarShape({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`block ${className}`}
    >
      <path d={STAR} />
    </svg>
  );
}
