import {
  buildASTSchema,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  validate,
} from "graphql";
import { expect, it } from "vitest";
import * as generated from "~/provider/contract/documents.generated";
import { readCoreSchema } from "../../../scripts/codegen/read-contract";

/**
 * A host without the extension answers the core documents unchanged. Documents that use the extension at the core's own
 * root fields are listed here, so that no other does so unnoticed: hosts are asked for the parts they support.
 */
const EXTENSION_AT_CORE_ROOTS = [
  "CardTools",
  "CartPage",
  "ChangeMembershipRenewal",
  "CheckoutCart",
  "ConfirmEmail",
  "CustomerBusinessDetails",
  "CustomerMembership",
  "DashboardBelongings",
  "DesignedProducts",
  "EstimateDelivery",
  "FilteredByColor",
  "FilteredByFamily",
  "FilteredByOccasion",
  "FilteredByPets",
  "FilteredByRecipient",
  "FindGuestOrderLink",
  "LogIn",
  "MatchingCategories",
  "MyCredits",
  "MyGiftCards",
  "MyLoyaltyLevel",
  "MyOrders",
  "MyReferrals",
  "MyRewardPoints",
  "MyRewardSettings",
  "MyRewardTransactions",
  "NewsletterConsent",
  "NewestOrder",
  "OrderByToken",
  "OrderLink",
  "OwnAddressState",
  "PrivacyPage",
  "ProductPageExtension",
  "ProductReviewsInFull",
  "ProductsByFamily",
  "ReferCode",
  "Register",
  "RewardPolicy",
  "SavedAddresses",
  "SavedDesign",
  "SavedDesignWithComments",
  "SavedDesigns",
  "SessionsPage",
  "SetLineGiftOptions",
  "SortedByAge",
  "StudioProduct",
  "StudioVersions",
  "Subscription",
  "UndesignedProducts",
  "ViewGuestOrder",
  "ViewOrder",
  "WriteProductReview",
];

/** The complexity limit of Magento hosts (contract README). */
const MAX_FIELDS = 300;

const core = buildASTSchema(readCoreSchema());
const roots = { query: core.getQueryType(), mutation: core.getMutationType(), subscription: null };

const documents = Object.entries(generated)
  .filter(([name, text]) => name.endsWith("Document") && typeof text === "string")
  .map(([, text]) => parse(String(text)));

it("lists all documents that use the extension", () => {
  const mixed = documents.filter((document) => needsExtension(document) && !isAllOwn(document));
  expect(mixed.map(nameOf).filter((name) => !EXTENSION_AT_CORE_ROOTS.includes(name))).toEqual([]);
});

it("lists no document that the core answers alone", () => {
  const needless = documents.filter((document) => !needsExtension(document) || isAllOwn(document));
  const names = needless.map(nameOf);
  expect(EXTENSION_AT_CORE_ROOTS.filter((name) => names.includes(name))).toEqual([]);
  expect(documents.map(nameOf)).toEqual(expect.arrayContaining(EXTENSION_AT_CORE_ROOTS));
});

it("requests fewer fields at once than hosts allow", () => {
  const long = documents.filter(
    (document) => countFields(document, operationOf(document).selectionSet) > MAX_FIELDS,
  );
  expect(long.map(nameOf)).toEqual([]);
});

/** Counts the fields of a selection, including those of fragments at each spread. */
function countFields(document: DocumentNode, selectionSet: SelectionSetNode | undefined): number {
  const counts = (selectionSet?.selections ?? []).map((selection): number => {
    if (selection.kind === Kind.FIELD) return 1 + countFields(document, selection.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return countFields(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? countFields(document, fragment.selectionSet) : 0;
  });
  return counts.reduce((total, count) => total + count, 0);
}

function needsExtension(document: DocumentNode): boolean {
  return validate(core, document).length > 0;
}

/** Checks that a document uses nothing of the core. */
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
