import { type ComponentType, lazy, Suspense } from "react";
import { serverPages } from "./account-page-components.server";
import type { AccountPageComponents, AccountPageData, AccountPageName } from "./account-pages";

/** Browsers fetch the component of the current page; the server, which renders synchronously, has all of them. */
const pages: AccountPageComponents = serverPages ?? {
  dashboard: lazy(async () => ({ default: (await import("./dashboard/page")).DashboardPage })),
  information: lazy(async () => ({
    default: (await import("./information/page")).InformationPage,
  })),
  "address-book": lazy(async () => ({
    default: (await import("./address-book/page")).AddressBookPage,
  })),
  "add-address": lazy(async () => ({
    default: (await import("./add-address/page")).AddAddressPage,
  })),
  "edit-address": lazy(async () => ({
    default: (await import("./edit-address/page")).EditAddressPage,
  })),
  "my-orders": lazy(async () => ({ default: (await import("./my-orders/page")).MyOrdersPage })),
  "view-order": lazy(async () => ({ default: (await import("./view-order/page")).ViewOrderPage })),
  "my-saved-design": lazy(async () => ({
    default: (await import("./my-saved-design/page")).MySavedDesignPage,
  })),
  "my-rewards": lazy(async () => ({
    default: (await import("./my-rewards/page")).MyRewardsPage,
  })),
  newsletter: lazy(async () => ({
    default: (await import("./newsletter/page")).NewsletterPage,
  })),
  sessions: lazy(async () => ({ default: (await import("./sessions/page")).SessionsPage })),
  privacy: lazy(async () => ({ default: (await import("./privacy/page")).PrivacyPage })),
  "my-credits": lazy(async () => ({ default: (await import("./my-credits/page")).MyCreditsPage })),
  "refer-and-earn": lazy(async () => ({
    default: (await import("./refer-and-earn/page")).ReferAndEarnPage,
  })),
  "gift-card-balance": lazy(async () => ({
    default: (await import("./gift-card-balance/page")).GiftCardBalancePage,
  })),
};

/** Renders the page with the data of its loader. */
export function AccountPage<Name extends AccountPageName>({
  name,
  data,
}: {
  name: Name;
  data: AccountPageData[Name];
}) {
  const Page: ComponentType<{ data: AccountPageData[Name] }> = pages[name];
  return (
    <Suspense>
      <Page data={data} />
    </Suspense>
  );
}
