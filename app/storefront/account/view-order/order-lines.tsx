import { LineOptions } from "~/storefront/cart/lines/line-options";
import { LinePicture } from "~/storefront/cart/lines/line-picture";
import { LinePrice } from "~/storefront/cart/lines/line-price";
import { Price } from "~/storefront/ui/money";
import { TextLink } from "~/storefront/ui/text-link";
import type { OrderLine } from "../orders/order-view";
import { claimWishes } from "./order-forms";
import { claimPath, type OrderPageData } from "./order-page-data";
import type { ClaimView } from "./order-progress-view";

/** The ordered lines with pictures, and the claims about them. */
export function OrderLines({ data }: { data: OrderPageData }) {
  const { order, progress, path } = data;
  return (
    <ul aria-label="Products" className="divide-y divide-line border-y border-line">
      {order.lines.map((line) => (
        <li key={line.id} className="flex gap-4 py-5 md:gap-6">
          <LinePicture line={line} size={112} className="w-24 shrink-0 self-start md:w-28" />
          <div className="min-w-0 flex-1">
            <div className="flex items-start justify-between gap-x-4">
              <h2 className="min-w-0 text-lg font-semibold leading-snug">{line.name}</h2>
              <LinePrice line={line} className="text-lg font-semibold leading-snug" />
            </div>
            <LineOptions options={line.options} />
            <p className="mt-1 text-sm text-soft-ink">
              {line.quantity} × <Price money={line.unitPrice} />
            </p>
            {progress.claims[line.id] && <Claim claim={progress.claims[line.id]} />}
            {progress.claimable.includes(line.id) && <ClaimLink line={line} path={path} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ClaimLink({ line, path }: { line: OrderLine; path: string }) {
  return (
    <TextLink to={claimPath(path, line.id)} isTall className="mt-1 text-sm print:hidden">
      Report a problem<span className="sr-only">: {line.name}</span>
    </TextLink>
  );
}

const outcomes: Record<ClaimView["status"], string> = {
  OPEN: "We'll look into it and email you within two business days.",
  REPLACED: "We're remaking it.",
  REFUNDED: "We refunded it.",
  DECLINED: "We couldn't approve your request.",
};

function Claim({ claim }: { claim: ClaimView }) {
  return (
    <div className="mt-3 rounded-field bg-sand p-4 text-sm">
      <p className="font-semibold">
        You reported a problem on {claim.day}: {claimWishes[claim.wish].toLowerCase()}
      </p>
      <p className="mt-1 whitespace-pre-line break-words">{claim.message}</p>
      <p className="mt-2 font-semibold">{outcomes[claim.status]}</p>
      {claim.answer && <p className="mt-1 whitespace-pre-line break-words">{claim.answer}</p>}
    </div>
  );
}
