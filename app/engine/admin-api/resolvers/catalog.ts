import { createProduct } from "../../catalog-management/added/create-product";
import { removeAddedProduct } from "../../catalog-management/added/remove-product";
import { categoryStep, changeCategoryProducts } from "../../catalog-management/bulk/category-step";
import { changeProducts } from "../../catalog-management/bulk/change-products";
import { productStep } from "../../catalog-management/bulk/product-step";
import {
  discardProductDraft,
  publishProductDraft,
  saveProductDraft,
} from "../../catalog-management/change-draft";
import { checkCatalogFile, readCatalogImport } from "../../catalog-management/csv/check-catalog-file";
import { exportCatalog } from "../../catalog-management/csv/export-catalog";
import { importCatalog } from "../../catalog-management/csv/import-catalog";
import { findCatalogProducts, listCategories } from "../../catalog-management/find-catalog-products";
import { addProductPicture } from "../../catalog-management/pictures/add-picture";
import { deleteProductPicture } from "../../catalog-management/pictures/delete-picture";
import { saveProductPictures } from "../../catalog-management/pictures/save-pictures";
import { productPreview } from "../../catalog-management/product-preview";
import { productView } from "../../catalog-management/product-view";
import { undoProductChange } from "../../catalog-management/undo-change";
import { readPageSize } from "../../shared/keyset-page";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const catalogResolvers: Resolvers = {
  Query: {
    async catalogProducts(_parent, { filter, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const page = { pageSize: readPageSize(pageSize ?? 50), after: after ?? null };
      return findCatalogProducts(context.db, storeCodes, filter ?? {}, page);
    },
    async catalogCategories(_parent, _args, context) {
      const { storeCodes } = await requireSession(context);
      return listCategories(context.db, storeCodes);
    },
    async catalogProduct(_parent, { sku }, context) {
      const { storeCodes } = await requireSession(context);
      return productView(context.db, storeCodes, sku);
    },
    catalogImport: (_parent, _args, context) => readCatalogImport(context),
    productStep: (_parent, { input }, context) => productStep(context, input),
    categoryStep: (_parent, { input }, context) => categoryStep(context, input),
    productPreview: (_parent, { sku }, context) => productPreview(context, sku),
  },
  Mutation: {
    exportCatalog: (_parent, { filter }, context) => exportCatalog(context, filter ?? {}),
    checkCatalogFile: (_parent, { content }, context) => checkCatalogFile(context, content),
    importCatalog: (_parent, { input }, context) => importCatalog(context, input),
    changeProducts: (_parent, { input }, context) => changeProducts(context, input),
    changeCategoryProducts: (_parent, { input }, context) => changeCategoryProducts(context, input),
    async saveProductDraft(_parent, { input }, context) {
      await saveProductDraft(context, input);
      return true;
    },
    async createProduct(_parent, { input }, context) {
      await createProduct(context, input);
      return true;
    },
    async removeAddedProduct(_parent, { input }, context) {
      await removeAddedProduct(context, input);
      return true;
    },
    async addProductPicture(_parent, { input }, context) {
      await addProductPicture(context, input);
      return true;
    },
    async saveProductPictures(_parent, { input }, context) {
      await saveProductPictures(context, input);
      return true;
    },
    async deleteProductPicture(_parent, { input }, context) {
      await deleteProductPicture(context, input);
      return true;
    },
    async publishProductDraft(_parent, { input }, context) {
      await publishProductDraft(context, input);
      return true;
    },
    async discardProductDraft(_parent, { input }, context) {
      await discardProductDraft(context, input);
      return true;
    },
    async undoProductChange(_parent, { input }, context) {
      await undoProductChange(context, input);
      return true;
    },
  },
};
