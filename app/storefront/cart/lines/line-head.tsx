import type { CartLine } from "../cart-view";
import { LineOptions } from "./line-options";
import { LinePrice } from "./line-price";

/** Name, price and options of a cart line. */
export function LineHead({ line }: { line: CartLine }) {
  return (
    <>
      <div className="flex items-start justify-between gap-x-4">
        <h2 className="min-w-0 text-lg font-semibold leading-snug">{line.name}</h2>
        <LinePrice line={line} className="text-lg font-semibold leading-snug" />
      </div>
      <LineOptions options={line.options} />
    </>
  );
}
