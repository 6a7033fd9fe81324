import { PlainArea } from "~/storefront/ui/plain-area";
import { PlainField } from "~/storefront/ui/plain-field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CartForm } from "../cart-form";
import { type CartRejections, MAX_COMMENT_LENGTH, MAX_GIFT_NAME_LENGTH } from "../cart-intents";
import type { OrderNotesView } from "../cart-view";
import { Folded } from "../folded";
import { MessageArea } from "../gift-options/gift-options";

const COMMENT_HELP = "Anything we should know, like which eye is the brown one.";

interface OrderNotesProps {
  notes: OrderNotesView;
  /** Whether something is shipped, so that a card can be added to the parcel. */
  isShipped: boolean;
  rejection?: CartRejections["notes"];
}

/** A comment for the workshop, and a gift message for the whole order. */
export function OrderNotes({ notes, isShipped, rejection }: OrderNotesProps) {
  const { comment, giftMessage } = notes;
  const hasNotes = comment !== "" || giftMessage !== null;
  const takesMessage = isShipped || giftMessage !== null;
  const what = takesMessage ? "comment or gift message" : "comment";
  const typed: Record<string, string> = rejection?.typed ?? { comment, ...(giftMessage ?? {}) };
  return (
    <Folded
      summary={hasNotes ? `Your ${what.replace(" or ", " and ")}` : `Add a ${what}`}
      isOpen={!!rejection}
    >
      <CartForm intent="order-notes" className="space-y-4 pb-3 pt-1">
        <PlainArea
          id="order-comment"
          name="order_comment"
          label="Order comment"
          help={COMMENT_HELP}
          rows={3}
          limit={MAX_COMMENT_LENGTH}
          defaultValue={typed.comment}
          error={rejection?.errors.order_comment}
        />
        {takesMessage && (
          <>
            <MessageArea
              id="order-gift-message"
              label="Message for a card in the package"
              value={typed.message ?? ""}
              error={rejection?.errors.gift_message}
            />
            <div className="grid grid-cols-2 gap-3">
              <PlainField
                id="order-gift-to"
                name="gift_to"
                label="To"
                defaultValue={typed.to}
                limit={MAX_GIFT_NAME_LENGTH}
                error={rejection?.errors.gift_to}
              />
              <PlainField
                id="order-gift-from"
                name="gift_from"
                label="From"
                defaultValue={typed.from}
                limit={MAX_GIFT_NAME_LENGTH}
                error={rejection?.errors.gift_from}
              />
            </div>
          </>
        )}
        <SubmitButton variant="quiet" name="notes" value="save" sending="Saving…">
          Save notes
        </SubmitButton>
      </CartForm>
    </Folded>
  );
}
