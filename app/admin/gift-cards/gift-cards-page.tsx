import { ExportForm } from "../lists/export-form";
import { type Column, DataTable } from "../ui/data-table";
import { moneyText, shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { StoreFilter } from "../ui/store-filter";
import { TextField } from "../ui/text-field";
import { SavedViews } from "../views/saved-views";
import { endingText, giftCardSelections, giftCardStates, originText } from "./gift-card-texts";
import type { GiftCardsView } from "./gift-cards.server";

type GiftCard = GiftCardsView["giftCards"][number];

/** The list of gift cards with its filters. */
export function GiftCardsPage({
  filter,
  search,
  giftCards,
  endCursor,
  stores,
  views,
  isIssued,
  mayExport,
}: GiftCardsView) {
  return (
    <>
      <div className="heading">
        <h1>Gift cards</h1>
        <a className="button" href="/admin/new-gift-card">
          Issue a gift card
        </a>
        {mayExport && <ExportForm list="gift-cards" search={search} />}
      </div>
      {isIssued && <Notice kind="success">The gift card is issued. It&rsquo;s the first in the list.</Notice>}
      <form method="get" className="filters" aria-label="Gift cards">
        <TextField
          name="search"
          label="Search"
          type="search"
          defaultValue={filter.search}
          placeholder="End of the code, name or email"
        />
        <SelectField
          name="selection"
          label="Which"
          value={filter.selection}
          options={[["", "All gift cards"], ...Object.entries(giftCardSelections)]}
        />
        <StoreFilter store={filter.store} stores={stores} />
        <button type="submit">Show</button>
      </form>
      <SavedViews list="GIFT_CARDS" views={views} search={search} />
      <DataTable
        label="Gift cards"
        rows={giftCards}
        keyOf={({ id }) => id}
        empty="No gift cards match. Search by the last four characters of the code, the recipient's full name or email."
        columns={[...columns, ...(stores.length > 1 ? [storeColumn] : [])]}
      />
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}

const columns: Column<GiftCard>[] = [
  {
    title: "Code",
    cell: (card) => <a href={`/admin/gift-cards/${card.id}`}>{endingText(card)}</a>,
  },
  {
    title: "For",
    cell: ({ recipient_name, recipient_email }) => (
      <span>
        {recipient_name} <small>{recipient_email}</small>
      </span>
    ),
  },
  { title: "Amount", cell: ({ amount }) => moneyText(amount), isNumber: true },
  { title: "Left", cell: ({ balance }) => moneyText(balance), isNumber: true },
  { title: "From", cell: originText },
  { title: "Created", cell: ({ created_at }) => shopTimeText(created_at) },
  {
    title: "State",
    cell: ({ state }) => (
      <span className={state === "ACTIVE" ? "pill active" : "pill"}>{giftCardStates[state]}</span>
    ),
  },
];

const storeColumn: Column<GiftCard> = { title: "Store", cell: ({ store_code }) => store_code };
