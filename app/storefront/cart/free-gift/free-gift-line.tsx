import { GiftIcon, TrashIcon } from "~/storefront/ui/icons";
import { type MoneyAmount, moneyText } from "~/storefront/ui/money";
import type { CartLine } from "../cart-view";
import { LineAction } from "../lines/line-action";
import { LineHead } from "../lines/line-head";
import { LinePicture } from "../lines/line-picture";

interface FreeGiftLineProps {
  line: CartLine;
  /** The minimum subtotal; null when the provider does not report it. */
  threshold: MoneyAmount | null;
}

/** The line of the free gift: why it is there, with a button to remove it. */
export function FreeGiftLine({ line, threshold }: FreeGiftLineProps) {
  return (
    <li className="grid grid-cols-[88px_1fr] gap-x-4 pb-2 pt-6 md:grid-cols-[136px_1fr] md:gap-x-6">
      <LinePicture line={line} size={136} className="w-full self-start" />
      <div className="min-w-0">
        <LineHead line={line} />
        <p className="mt-2 flex gap-2 text-sm text-pine">
          <GiftIcon className="h-5 w-5 shrink-0" />
          <span>Free gift{threshold && `: added because your cart reached ${moneyText(threshold)}`}.</span>
        </p>
        <div className="mt-1 flex justify-end">
          <LineAction
            intent="remove"
            uid={line.uid}
            icon={<TrashIcon className="h-4 w-4" />}
            label="Remove"
            about={`the free gift, ${line.name}, from the cart`}
          />
        </div>
      </div>
    </li>
  );
}
