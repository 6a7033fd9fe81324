/** A task of shoppers or staff, and the test without JavaScript that does it. */
export interface Task {
  task: string;
  /** Below tests/no-javascript. */
  file: string;
  /** Title of the test in that file. */
  test: string;
}

const MUG = { file: "purchase.spec.ts", test: "a new customer buys a mug with a photo and pays by check" };
const TAG = {
  file: "purchase.spec.ts",
  test: "a guest buys an engraved tag and pays by card after a declined one",
};
const CATEGORY = {
  file: "finding-products.spec.ts",
  test: "a category is filtered, sorted and paged through",
};
const SEARCH = {
  file: "finding-products.spec.ts",
  test: "a search reports errors, corrects a typo and helps when nothing is found",
};
const CART = {
  file: "cart-page.spec.ts",
  test: "a shopper removes, undoes, saves for later and moves back",
};
const BUSINESS = {
  file: "checkout.spec.ts",
  test: "a business checks out as a guest, with invalid input, steps back and changes",
};
const GUEST_ORDER = {
  file: "orders.spec.ts",
  test: "a guest follows an order through production, shipping and refund",
};
const CREDIT = {
  file: "store-credit.spec.ts",
  test: "a referral becomes store credit, a gift card, and store credit again",
};
const CODE = {
  file: "sign-in.spec.ts",
  test: "an emailed code signs in by plain forms, and sessions are ended by plain forms",
};
const DELETION = {
  file: "account-deletion.spec.ts",
  test: "a customer signs in with X, sets newsletter consent, downloads their data and deletes the account",
};

/** What people come to do. A test may do several. */
export const TASKS_WITHOUT_JAVASCRIPT: Task[] = [
  { task: "browse a category, page by page", ...CATEGORY },
  { task: "filter and sort products, and remove the filters", ...CATEGORY },
  { task: "search, with punctuation and without results", ...SEARCH },
  { task: "correct a misspelled search, and filter what it found", ...SEARCH },
  {
    task: "buy a product without a design",
    file: "product-pages.spec.ts",
    test: "a product without a design is bought from its page",
  },
  { task: "choose a product's options", ...MUG },
  { task: "design with a photo, and crop it", ...MUG },
  { task: "design with text", ...TAG },
  {
    task: "move, turn, share and reuse a design by fields and buttons",
    file: "studio.spec.ts",
    test: "a design is made by fields and buttons alone, shared, and applied to another product",
  },
  {
    task: "fill the pages of a book with photos",
    file: "pages.spec.ts",
    test: "a book is filled at once, and input is kept while other pages are shown",
  },
  {
    task: "put one photo on many products",
    file: "pages.spec.ts",
    test: "a photo is previewed on a dozen products, and used in the chosen one",
  },
  {
    task: "complete a design that lacks its photo",
    file: "wrong-input.spec.ts",
    test: "adding a design without its photo lists what is missing",
  },
  {
    task: "send a gift certificate",
    file: "gift-certificate.spec.ts",
    test: "a gift certificate is bought for a recipient, emailed, and confirmed once",
  },
  { task: "edit a design in the cart, apply a promo code", ...MUG },
  { task: "change a quantity, remove a line, undo, save for later", ...CART },
  { task: "wrap a gift, with a message", ...CART },
  {
    task: "see how a price is made up, and leave a comment",
    file: "cart-page.spec.ts",
    test: "every price shows how it is calculated",
  },
  {
    task: "use a price code",
    file: "price-codes.spec.ts",
    test: "a link's price code applies from the first page to the order, for this shopper only",
  },
  {
    task: "estimate shipping and tax",
    file: "delivery.spec.ts",
    test: "shipping is estimated in the cart, selected, and lost for an address it does not reach",
  },
  { task: "check out as a guest, correct errors, go back and change", ...BUSINESS },
  {
    task: "check out as a customer with saved addresses",
    file: "checkout.spec.ts",
    test: "a customer chooses saved addresses, and enters new ones for shipping and billing",
  },
  { task: "pay by card, after a declined one", ...TAG },
  {
    task: "pay at PayPal",
    file: "payment-services.spec.ts",
    test: "a guest pays two mugs at PayPal, and gets one back",
  },
  {
    task: "pay by gift card, store credit and points",
    file: "paying-with-balances.spec.ts",
    test: "a gift card, store credit and points pay for an order",
  },
  { task: "look up an order as a guest", ...GUEST_ORDER },
  { task: "report a problem with an order", ...GUEST_ORDER },
  {
    task: "approve a proof, or ask for a change",
    file: "content.spec.ts",
    test: "a proof is found, changed, sent again by the shop and approved by plain forms",
  },
  {
    task: "create an account, and confirm the email address",
    file: "passwords.spec.ts",
    test: "a new customer confirms the email address by a link",
  },
  {
    task: "sign in by password",
    file: "sign-in.spec.ts",
    test: "a password signs in by a plain form, which says so",
  },
  { task: "sign in by an emailed code, and end sessions", ...CODE },
  { task: "reset a password", file: "passwords.spec.ts", test: "a forgotten password is reset by email" },
  {
    task: "change personal details",
    file: "account-information.spec.ts",
    test: "a customer edits personal and business details",
  },
  {
    task: "change email address and password",
    file: "account-information.spec.ts",
    test: "a customer changes the email address and the password",
  },
  {
    task: "keep an address book",
    file: "account-information.spec.ts",
    test: "a customer keeps an address book",
  },
  {
    task: "list orders, reorder and cancel",
    file: "orders.spec.ts",
    test: "a customer reorders and cancels",
  },
  {
    task: "name, share, copy and delete saved designs",
    file: "saved-designs.spec.ts",
    test: "a customer names, shares, copies, orders and deletes a design",
  },
  {
    task: "join and leave the loyalty levels",
    file: "rewards.spec.ts",
    test: "a customer joins the loyalty levels, leaves them, and chooses emails about points",
  },
  { task: "refer a friend, and turn credit into a gift card and back", ...CREDIT },
  {
    task: "subscribe to the newsletter",
    file: "forms.spec.ts",
    test: "the footer's form returns to its page with the shop's message",
  },
  { task: "download one's data, and delete the account", ...DELETION },
  {
    task: "write a review",
    file: "reviews.spec.ts",
    test: "a shopper reviews a mug, the shop approves it, and the review is published",
  },
  {
    task: "ask a question",
    file: "questions.spec.ts",
    test: "a question is answered from the shop's email, on the page and by email to the customer",
  },
  {
    task: "write a message, corrected",
    file: "forms.spec.ts",
    test: "an incomplete message form keeps its input",
  },
  {
    task: "share a photo",
    file: "forms.spec.ts",
    test: "a photo is kept while other fields of its form are invalid, and published by the shop",
  },
  {
    task: "order in bulk",
    file: "forms.spec.ts",
    test: "a bulk order asks for the login first, and is corrected row by row",
  },
];
