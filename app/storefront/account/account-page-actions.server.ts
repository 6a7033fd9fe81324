import type { AccountPageName } from "./account-pages";
import type { AccountVisit } from "./account-visit";
import { changeAddressBook } from "./address-book/action.server";
import { createAddress, updateAddress } from "./address-book/save-address.server";
import { handleGiftCards } from "./gift-card-balance/action.server";
import { changeInformation } from "./information/action.server";
import { changeMyRewards } from "./my-rewards/action.server";
import { changeSavedDesign } from "./my-saved-design/action.server";
import { changeNewsletter } from "./newsletter/action.server";
import { changePrivacy } from "./privacy/action.server";
import { inviteFriends } from "./refer-and-earn/action.server";
import { endSessions } from "./sessions/action.server";
import { changeOwnOrder } from "./view-order/action.server";

/** The action of each page with forms: 303 after success, 422 with the form again. */
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
  sessions: endSessions,
  privacy: changePrivacy,
  "gift-card-balance": handleGiftCards,
  "refer-and-earn": inviteFriends,
};
