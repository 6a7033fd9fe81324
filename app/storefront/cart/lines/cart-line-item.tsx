import { Link } from "@remix-run/react";
import { CopyIcon, HeartIcon, PencilIcon, TrashIcon } from "~/storefront/ui/icons";
import type { CartRejections } from "../cart-intents";
import type { CartLine, CartView } from "../cart-view";
import { Folded } from "../folded";
import { GiftOptions } from "../gift-options/gift-options";
import { PriceSteps } from "../totals/price-steps";
import { LineAction, quietAction } from "./line-action";
import { LineHead } from "./line-head";
import { LineChanges, LineProblem } from "./line-notices";
import { LinePicture } from "./line-picture";
import { PiecePrice } from "./line-price";
import { QuantityForm } from "./quantity-form";

interface CartLineItemProps {
  line: CartLine;
  wrappings: CartView["wrappings"];
  canSave: boolean;
  /** Errors of the last form, for this line or another. */
  rejections: CartRejections;
}

/** One line of the cart with its picture and all actions. */
export function CartLineItem({ line, wrappings, canSave, rejections }: CartLineItemProps) {
  const { uid } = line;
  return (
    <li className="grid grid-cols-[88px_1fr] gap-x-4 pb-2 pt-6 md:grid-cols-[136px_1fr] md:gap-x-6">
      <LinePicture line={line} size={136} className="w-full self-start md:row-span-2" />
      <div className="min-w-0">
        <LineHead line={line} />
        {line.quantity > 1 && <PiecePrice line={line} />}
        {line.problem && <LineProblem problem={line.problem} canSave={canSave} />}
        <LineChanges uid={uid} name={line.name} changes={line.changes} />
      </div>
      <div className="col-span-2 min-w-0 md:col-span-1 md:col-start-2">
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <QuantityForm line={line} rejection={rejections.line?.uid === uid ? rejections.line : null} />
          <LineActions line={line} canSave={canSave} />
        </div>
        {hasMore(line) && (
          <div className="mt-2 divide-y divide-line border-t border-line">
            {(line.canBeWrapped || line.giftMessage) && (
              <GiftOptions
                line={line}
                wrappings={wrappings}
                rejection={rejections.gift?.uid === uid ? rejections.gift : null}
              />
            )}
            <WhyThisPrice line={line} />
          </div>
        )}
      </div>
    </li>
  );
}

function hasMore({ canBeWrapped, giftMessage, steps }: CartLine): boolean {
  return canBeWrapped || giftMessage !== null || steps.length > 0;
}

function LineActions({ line, canSave }: { line: CartLine; canSave: boolean }) {
  const { editPath, name, uid } = line;
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {editPath && (
        <Link to={editPath} className={quietAction}>
          <PencilIcon className="h-4 w-4" />
          <span>
            Edit<span className="sr-only"> the design of {name}</span>
          </span>
        </Link>
      )}
      {editPath && (
        <LineAction
          intent="duplicate"
          uid={uid}
          icon={<CopyIcon className="h-4 w-4" />}
          label="Duplicate"
          about={`: ${name}`}
        />
      )}
      {canSave && (
        <LineAction
          intent="save"
          uid={uid}
          icon={<HeartIcon className="h-4 w-4" />}
          label="Save for later"
          about={`: ${name}`}
        />
      )}
      <LineAction
        intent="remove"
        uid={uid}
        icon={<TrashIcon className="h-4 w-4" />}
        label="Remove"
        about={`${name} from the cart`}
      />
    </div>
  );
}

function WhyThisPrice({ line }: { line: CartLine }) {
  if (line.steps.length === 0 || !line.total) return null;
  return (
    <Folded
      className="text-sm"
      summary={
        <span className="font-semibold text-soft-ink">
          Price details<span className="sr-only">: {line.name}</span>
        </span>
      }
    >
      <div className="pb-2">
        <PriceSteps
          caption={`How the price of ${line.name} is calculated`}
          steps={line.steps}
          total={{ label: "Item total", amount: line.total }}
        />
      </div>
    </Folded>
  );
}
