import type { ComponentType } from "react";
import type { Dependent } from "../session/features";
import type { AddAddressData } from "./address-book/add-address-page";
import type { AddressBookData } from "./address-book/address-book-page";
import type { EditAddressData } from "./address-book/edit-address-page";
import type { DashboardData } from "./dashboard/dashboard-page";
import type { GiftCardBalanceData } from "./gift-card-balance/gift-card-balance-data";
import type { InformationData } from "./information/information-page";
import type { MyCreditsData } from "./my-credits/my-credits-page";
import type { MyOrdersData } from "./my-orders/my-orders-page";
import type { MyRewardsData } from "./my-rewards/my-rewards-page";
import type { MySavedDesignData } from "./my-saved-design/my-saved-design-page";
import type { NewsletterData } from "./newsletter/newsletter-page";
import type { PrivacyData } from "./privacy/privacy-page";
import type { ReferAndEarnData } from "./refer-and-earn/refer-and-earn-page";
import type { SessionsData } from "./sessions/sessions-page";
import type { ViewOrderData } from "./view-order/view-order-page";

/**
 * The rooms of the account area by the component in their address, /customer/account/{component}.
 * A new room needs an entry in RoomData and in `rooms`, its page in room-page.tsx and room-pages.server.ts, its loader
 * in room-loaders.server.ts and, where it has forms, its action in room-actions.server.ts.
 */
export interface RoomData {
  dashboard: DashboardData;
  information: InformationData;
  "address-book": AddressBookData;
  "add-address": AddAddressData;
  "edit-address": EditAddressData;
  "my-orders": MyOrdersData;
  "view-order": ViewOrderData;
  "my-saved-design": MySavedDesignData;
  "my-rewards": MyRewardsData;
  newsletter: NewsletterData;
  sessions: SessionsData;
  privacy: PrivacyData;
  "my-credits": MyCreditsData;
  "refer-and-earn": ReferAndEarnData;
  "gift-card-balance": GiftCardBalanceData;
}

export type RoomName = keyof RoomData;

/** The page of each room; it takes what the room's loader answered. */
export type RoomPages = { [Name in RoomName]: ComponentType<{ data: RoomData[Name] }> };

interface Room extends Dependent {
  title: string;
  /** The entry of the side list that leads here: itself, or the room it lies behind. */
  entry: RoomName;
}

/** In the order of the side list. */
export const rooms: Record<RoomName, Room> = {
  dashboard: { title: "My Dashboard", entry: "dashboard" },
  information: { title: "Account Information", entry: "information" },
  "address-book": { title: "Address Book", entry: "address-book" },
  "add-address": { title: "Add a New Address", entry: "address-book" },
  "edit-address": { title: "Edit Address", entry: "address-book" },
  "my-orders": { title: "My Orders", entry: "my-orders" },
  "view-order": { title: "Your Order", entry: "my-orders" },
  "my-saved-design": { title: "My Saved Designs", entry: "my-saved-design", needs: "saved designs" },
  "my-rewards": { title: "My Rewards", entry: "my-rewards", needs: "points" },
  newsletter: { title: "Promotional Consent", entry: "newsletter" },
  sessions: { title: "Where You Are Signed In", entry: "sessions", needs: "sessions" },
  privacy: { title: "Privacy", entry: "privacy", needs: "leaving" },
  "my-credits": { title: "My Credits", entry: "my-credits", needs: "store credit" },
  "refer-and-earn": { title: "Refer and Earn", entry: "refer-and-earn", needs: "recommendations" },
  "gift-card-balance": { title: "Gift Cards", entry: "gift-card-balance", needs: "gift cards" },
};

/** What the browser's title says of a room: the `pageTitle` of its data where there is one, else the room's own. */
export function roomTitle(name: RoomName, data: object): string {
  return "pageTitle" in data && typeof data.pageTitle === "string" ? data.pageTitle : rooms[name].title;
}

/** True for the name of a room, as the address gives it. */
export function isRoomName(component: string | undefined): component is RoomName {
  return component !== undefined && Object.hasOwn(rooms, component);
}
