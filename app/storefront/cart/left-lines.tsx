import type { LeftLine } from "./left-cart-view";
import { LinePicture } from "./line-picture";

/** What is in a cart, to be looked at. */
export function LeftLines({ lines }: { lines: LeftLine[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line.uid} className="flex items-center gap-4 py-4">
          <LinePicture line={line} size={96} className="h-24 w-24 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold">{line.name}</p>
            <p className="text-soft-ink">Quantity {line.quantity}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
