import { forIntegrations } from "./integration-access";
import { get, post, type RestRoute } from "./rest-route";
import {
  cancelSalesOrder,
  commentSalesOrder,
  holdSalesOrder,
  listSalesOrderComments,
  salesOrderStatus,
  unholdSalesOrder,
} from "./sales-care";
import { listCreditMemos, showCreditMemo } from "./sales-credit-memos";
import { listInvoices, showInvoice } from "./sales-invoices";
import { listSalesOrders, listShipments, showSalesOrder, showShipment } from "./sales-lists";
import { invoiceSalesOrder, refundSalesOrder, shipSalesOrder } from "./sales-steps";

const ORDER = "([A-Z0-9-]{1,40})";

/** Orders, their documents and shipments for integrations, such as ERPs, in Magento's REST API. */
export const salesRoutes: RestRoute[] = [
  get(pathOf("orders"), forIntegrations("sales.view", listSalesOrders)),
  get(pathOf(`orders\\/${ORDER}`), forIntegrations("sales.view", showSalesOrder)),
  get(pathOf(`orders\\/${ORDER}\\/statuses`), forIntegrations("sales.view", salesOrderStatus)),
  get(pathOf(`orders\\/${ORDER}\\/comments`), forIntegrations("sales.view", listSalesOrderComments)),
  post(pathOf(`orders\\/${ORDER}\\/comments`), forIntegrations("sales.comment", commentSalesOrder)),
  post(pathOf(`orders\\/${ORDER}\\/hold`), forIntegrations("sales.hold", holdSalesOrder)),
  post(pathOf(`orders\\/${ORDER}\\/unhold`), forIntegrations("sales.hold", unholdSalesOrder)),
  post(pathOf(`orders\\/${ORDER}\\/cancel`), forIntegrations("sales.cancel", cancelSalesOrder)),
  get(pathOf("invoices"), forIntegrations("sales.view", listInvoices)),
  get(pathOf("invoices\\/(\\d{1,9})"), forIntegrations("sales.view", showInvoice)),
  get(pathOf("creditmemos"), forIntegrations("sales.view", listCreditMemos)),
  get(pathOf("creditmemo\\/(\\d{1,9})"), forIntegrations("sales.view", showCreditMemo)),
  get(pathOf("shipments"), forIntegrations("sales.view", listShipments)),
  get(pathOf("shipment\\/(\\d{1,9})"), forIntegrations("sales.view", showShipment)),
  post(pathOf(`order\\/${ORDER}\\/ship`), forIntegrations("sales.ship", shipSalesOrder)),
  post(pathOf(`order\\/${ORDER}\\/invoice`), forIntegrations("sales.invoice", invoiceSalesOrder)),
  post(pathOf(`order\\/${ORDER}\\/refund`), forIntegrations("sales.refund", refundSalesOrder)),
];

/** @param below the pattern after the version */
function pathOf(below: string): RegExp {
  return new RegExp(`^\\/rest\\/(?:mpc\\/)?V1\\/${below}$`);
}
