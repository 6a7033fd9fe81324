import { GiftIcon } from "~/storefront/ui/icons";
import { moneyText } from "~/storefront/ui/money";
import type { FreeGiftView } from "./cart-extras";
import { LineAction } from "./line-action";

/** How far it is to the gift, or what has become of it; spoken when a change of the cart changes it. */
export function FreeGiftHint({ gift }: { gift: FreeGiftView }) {
  return (
    <div className="mt-2 flex gap-2 rounded-field bg-mint px-4 py-3 text-sm text-pine">
      <GiftIcon className="h-5 w-5 shrink-0" />
      <div>
        <p role="status">
          <Words gift={gift} />
        </p>
        {gift.isDeclined && (
          <LineAction
            intent="restore"
            uid={gift.uid}
            label="Take it after all"
            about={`: ${gift.name}`}
            className="-mb-2 inline-flex min-h-[44px] items-center font-semibold underline underline-offset-4"
          />
        )}
      </div>
    </div>
  );
}

function Words({ gift: { isDeclined, name, remaining } }: { gift: FreeGiftView }) {
  if (isDeclined) return <>You left out our free gift, {name}.</>;
  if (!remaining.value) return <>Our free gift is in your cart: {name}.</>;
  return (
    <>
      <strong className="tabular-nums">{moneyText(remaining)}</strong> more, and a gift comes with it, free:{" "}
      {name}.
    </>
  );
}
