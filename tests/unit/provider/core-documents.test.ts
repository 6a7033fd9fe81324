import { readFileSync } from "node:fs";
import { buildSchema, type DocumentNode, Kind, type OperationDefinitionNode, parse, validate } from "graphql";
import { expect, it } from "vitest";
import * as generated from "~/provider/contract/documents.generated";

/**
 * A host without the extension answers the core documents unchanged. What needs the extension stands in documents of its
 * own; those of them that ask at the core's own roots are named here, so that nothing slips into another one unseen.
 */
const EXTENSION_AT_CORE_ROOTS = [
  "CardTools",
  "CartExtension",
  "CartExtras",
  "ChangeMembershipRenewal",
  "CheckoutBusiness",
  "CustomerBusinessDetails",
  "CustomerMembership",
  "DashboardBelongings",
  "DesignedProducts",
  "EstimateDeliveryExtension",
  "FilteredByColor",
  "FilteredByFamily",
  "FilteredByOccasion",
  "FilteredByPets",
  "FindGuestOrderLink",
  "GoodsSoldAsTheyAre",
  "LogIn",
  "MyCredits",
  "MyGiftCards",
  "MyLoyaltyLevel",
  "MyOrdersPictures",
  "MyReferrals",
  "MyRewardPoints",
  "MyRewardSettings",
  "MyRewardTransactions",
  "NewsletterConsent",
  "OrderByTokenExtension",
  "OrderLink",
  "OwnAddressState",
  "PrivacyRoom",
  "ProductPageExtension",
  "ProductReviewsInFull",
  "ProductsByFamily",
  "ReferCode",
  "Register",
  "RewardPolicy",
  "SavedDesign",
  "SavedDesigns",
  "SessionsRoom",
  "SetLineGiftOptions",
  "SortedByAge",
  "StudioProduct",
  "ViewGuestOrderExtension",
  "ViewOrderExtension",
  "WriteProductReview",
];

const core = buildSchema(readFileSync("app/provider/contract/core.graphql", "utf8"));
const roots = { query: core.getQueryType(), mutation: core.getMutationType(), subscription: null };

const documents = Object.entries(generated)
  .filter(([name, text]) => name.endsWith("Document") && typeof text === "string")
  .map(([, text]) => parse(String(text)));

it("asks for the extension in documents of its own", () => {
  const mixed = documents.filter((document) => needsExtension(document) && !isAllOwn(document));
  expect(mixed.map(nameOf).filter((name) => !EXTENSION_AT_CORE_ROOTS.includes(name))).toEqual([]);
});

it("names no document that the core answers by itself", () => {
  const needless = documents.filter((document) => !needsExtension(document) || isAllOwn(document));
  const names = needless.map(nameOf);
  expect(EXTENSION_AT_CORE_ROOTS.filter((name) => names.includes(name))).toEqual([]);
  expect(documents.map(nameOf)).toEqual(expect.arrayContaining(EXTENSION_AT_CORE_ROOTS));
});

function needsExtension(document: DocumentNode): boolean {
  return validate(core, document).length > 0;
}

/** Nothing of the core is asked for beside it. */
function isAllOwn(document: DocumentNode): boolean {
  const { operation, selectionSet } = operationOf(document);
  const known = roots[operation]?.getFields() ?? {};
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && !Object.hasOwn(known, selection.name.value),
  );
}

function nameOf(document: DocumentNode): string {
  return operationOf(document).name?.value ?? "";
}

function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("A document without an operation");
  return operation;
}
