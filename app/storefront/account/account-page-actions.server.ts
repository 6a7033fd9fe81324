import type { AccountPageName } from "./account-pages";
import type { AccountVisit } from "./account-visit";
import { changeAddressBook } from "./address-book/change-address-book.server";
import { createAddress, updateAddress } from "./address-book/save-address.server";
import { handleGiftCards } from "./gift-card-balance/handle-gift-cards.server";
import { changeInformation } from "./information/change-information.server";
import { changeMyRewards } from "./my-rewards/change-my-rewards.server";
import { changeSavedDesign } from "./my-saved-design/change-saved-design.server";
import { changeNewsletter } from "./newsletter/change-newsletter.server";
import { changePrivacy } from "./privacy/change-privacy.server";
import { inviteFriends } from "./refer-and-earn/invite-friends.server";
import { closeSessions } from "./sessions/close-sessions.server";
import { changeOwnOrder } from "./view-order/change-own-order.server";

/** The actions of pages with forms: 303 on success, 422 with the form otherwise. */
type AccountPageAction = (visit: AccountVisit) => Promise<Response>;

export const accountPageActions: Partial<Record<AccountPageName, AccountPageAction>> = {
  information: changeInformation,
  "address-book": changeAddressBook,
  "add-address": createAddress,
  "edit-address": updateAddress,
  "my-rewards": changeMyRewards,
  "view-order": changeOwnOrder,
  "my-saved-design": changeSavedDesign,
  newsletter: changeNewsletter,
  sessions: closeSessions,
  privacy: changePrivacy,
  "gift-card-balance": handleGiftCards,
  "refer-and-earn": inviteFriends,
};
