import { type MoneyAmount, Price } from "~/storefront/ui/money";
import type { CartLine } from "../cart-view";

interface LinePriceProps {
  line: { rowTotal: MoneyAmount; offer: { rowTotal: MoneyAmount; isForMembers?: boolean } | null };
  className?: string;
}

/** Price of all pieces of a line, and below it the price without the shopper's price code or membership. */
export function LinePrice({ line, className = "" }: LinePriceProps) {
  return (
    <p className={`flex flex-col items-end tabular-nums ${className}`}>
      <Price money={line.offer?.rowTotal ?? line.rowTotal} />
      {line.offer && <Otherwise money={line.rowTotal} />}
      {line.offer?.isForMembers && (
        <span className="whitespace-nowrap text-sm font-normal text-soft-ink">Member price</span>
      )}
    </p>
  );
}

/** Price of each of several pieces, and the price without the price code. */
export function PiecePrice({ line }: { line: CartLine }) {
  return (
    <p className="mt-1 text-sm text-soft-ink">
      <Price money={line.offer?.unitPrice ?? line.unitPrice} /> each{" "}
      {line.offer && <Otherwise money={line.unitPrice} />}
    </p>
  );
}

/** The regular price beside a special one. */
function Otherwise({ money }: { money: MoneyAmount }) {
  return (
    <s className="text-sm font-normal text-soft-ink">
      <span className="sr-only">regular price </span>
      <Price money={money} />
    </s>
  );
}
