import { type ComponentType, lazy, Suspense } from "react";
import { pagesAtOnce } from "./room-pages.server";
import type { RoomData, RoomName, RoomPages } from "./rooms";

/** Browsers fetch the page of the room that is shown; the server, which draws in one go, has all of them. */
const pages: RoomPages = pagesAtOnce ?? {
  dashboard: lazy(async () => ({ default: (await import("./dashboard/dashboard-page")).DashboardPage })),
  information: lazy(async () => ({
    default: (await import("./information/information-page")).InformationPage,
  })),
  "address-book": lazy(async () => ({
    default: (await import("./address-book/address-book-page")).AddressBookPage,
  })),
  "add-address": lazy(async () => ({
    default: (await import("./address-book/add-address-page")).AddAddressPage,
  })),
  "edit-address": lazy(async () => ({
    default: (await import("./address-book/edit-address-page")).EditAddressPage,
  })),
  "my-orders": lazy(async () => ({ default: (await import("./my-orders/my-orders-page")).MyOrdersPage })),
  "view-order": lazy(async () => ({ default: (await import("./view-order/view-order-page")).ViewOrderPage })),
  "my-saved-design": lazy(async () => ({
    default: (await import("./my-saved-design/my-saved-design-page")).MySavedDesignPage,
  })),
  "my-rewards": lazy(async () => ({
    default: (await import("./my-rewards/my-rewards-page")).MyRewardsPage,
  })),
  newsletter: lazy(async () => ({
    default: (await import("./newsletter/newsletter-page")).NewsletterPage,
  })),
  sessions: lazy(async () => ({ default: (await import("./sessions/sessions-page")).SessionsPage })),
  privacy: lazy(async () => ({ default: (await import("./privacy/privacy-page")).PrivacyPage })),
  "my-credits": lazy(async () => ({ default: (await import("./my-credits/my-credits-page")).MyCreditsPage })),
  "refer-and-earn": lazy(async () => ({
    default: (await import("./refer-and-earn/refer-and-earn-page")).ReferAndEarnPage,
  })),
  "gift-card-balance": lazy(async () => ({
    default: (await import("./gift-card-balance/gift-card-balance-page")).GiftCardBalancePage,
  })),
};

/** Draws the room's page with what its loader answered. */
export function RoomPage<Name extends RoomName>({ name, data }: { name: Name; data: RoomData[Name] }) {
  const Page: ComponentType<{ data: RoomData[Name] }> = pages[name];
  return (
    <Suspense>
      <Page data={data} />
    </Suspense>
  );
}
