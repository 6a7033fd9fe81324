import { GiftIcon } from "~/storefront/ui/icons";
import { Status } from "~/storefront/ui/live-region";
import { moneyText } from "~/storefront/ui/money";
import type { FreeGiftView } from "../cart-view";
import { LineAction } from "../lines/line-action";

/** The amount missing for the free gift, or its state; announced when it changes. */
export function FreeGiftHint({ gift }: { gift: FreeGiftView }) {
  return (
    <div className="mt-2 flex gap-2 rounded-field bg-mint px-4 py-3 text-sm text-pine">
      <GiftIcon className="h-5 w-5 shrink-0" />
      <div>
        <Status>
          <Words gift={gift} />
        </Status>
        {gift.isDeclined && (
          <LineAction
            intent="restore"
            uid={gift.uid}
            label="Add it back"
            about={`: ${gift.name}`}
            className="-mb-2 inline-flex min-h-[44px] items-center font-semibold underline underline-offset-4"
          />
        )}
      </div>
    </div>
  );
}

function Words({ gift: { isDeclined, name, remaining } }: { gift: FreeGiftView }) {
  if (isDeclined) return <>You removed your free gift, {name}.</>;
  if (!remaining.value) return <>Your free gift is in your cart: {name}.</>;
  return (
    <>
      <strong className="tabular-nums">{moneyText(remaining)}</strong> away from a free gift: {name}.
    </>
  );
}
