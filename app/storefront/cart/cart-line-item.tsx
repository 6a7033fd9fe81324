import { Form, Link } from "@remix-run/react";
import { PencilIcon, TrashIcon } from "~/storefront/ui/icons";
import { Price } from "~/storefront/ui/money";
import { Notice } from "~/storefront/ui/notice";
import { CART_PATH, type LineRefusal } from "./cart-intents";
import type { CartLine } from "./cart-view";
import { LineOptions } from "./line-options";
import { LinePicture } from "./line-picture";
import { QuantityForm } from "./quantity-form";

const quietAction =
  "inline-flex min-h-[44px] items-center gap-1.5 text-sm font-semibold text-soft-ink underline-offset-4 hover:text-ink hover:underline";

/** One product in the cart with its own picture and all that can be done with it. */
export function CartLineItem({ line, refusal }: { line: CartLine; refusal: LineRefusal | null }) {
  return (
    <li className="grid grid-cols-[88px_1fr] gap-x-4 gap-y-3 py-6 md:grid-cols-[136px_1fr] md:gap-x-6">
      <LinePicture line={line} size={136} className="w-full" />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-x-4">
          <h2 className="min-w-0 text-lg font-semibold leading-snug">{line.name}</h2>
          <p className="text-lg font-semibold leading-snug tabular-nums">
            <Price money={line.rowTotal} />
          </p>
        </div>
        <LineOptions options={line.options} />
        {line.quantity > 1 && (
          <p className="mt-1 text-sm text-soft-ink">
            <Price money={line.unitPrice} /> each
          </p>
        )}
        {line.problem && (
          <Notice kind="error" className="mt-3 text-sm">
            {line.problem}
          </Notice>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 md:col-span-1 md:col-start-2">
        <QuantityForm line={line} refusal={refusal} />
        <div className="flex items-center gap-5">
          {line.editPath && (
            <Link to={line.editPath} className={quietAction}>
              <PencilIcon className="h-4 w-4" />
              <span>
                Edit<span className="sr-only"> the design of {line.name}</span>
              </span>
            </Link>
          )}
          <Form method="post" action={CART_PATH} preventScrollReset>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="uid" value={line.uid} />
            <button type="submit" className={quietAction}>
              <TrashIcon className="h-4 w-4" />
              <span>
                Remove<span className="sr-only"> {line.name} from the cart</span>
              </span>
            </button>
          </Form>
        </div>
      </div>
    </li>
  );
}
