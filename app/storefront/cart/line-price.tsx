import { type MoneyAmount, Price } from "~/storefront/ui/money";
import type { CartLine } from "./cart-view";

/** What all pieces of a line cost, and below it what they cost without the shopper's price code or membership. */
export function LinePrice({ line, className = "" }: { line: CartLine; className?: string }) {
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

/** What each of several pieces costs, and what it costs without the price code. */
export function PiecePrice({ line }: { line: CartLine }) {
  return (
    <p className="mt-1 text-sm text-soft-ink">
      <Price money={line.offer?.unitPrice ?? line.unitPrice} /> each{" "}
      {line.offer && <Otherwise money={line.unitPrice} />}
    </p>
  );
}

/** A normal price beside a special one. */
export function Otherwise({ money }: { money: MoneyAmount }) {
  return (
    <s className="text-sm font-normal text-soft-ink">
      <span className="sr-only">regular price </span>
      <Price money={money} />
    </s>
  );
}
