import { get, post, type RestRoute } from "./rest-route";
import { forSales } from "./sales-access";
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

/** Orders, their documents and shipments for integrations, such as ERPs, and for staff in Magento's REST API. */
export const salesRoutes: RestRoute[] = [
  get(pathOf("orders"), forSales("sales.view", listSalesOrders)),
  get(pathOf(`orders\\/${ORDER}`), forSales("sales.view", showSalesOrder)),
  get(pathOf(`orders\\/${ORDER}\\/statuses`), forSales("sales.view", salesOrderStatus)),
  get(pathOf(`orders\\/${ORDER}\\/comments`), forSales("sales.view", listSalesOrderComments)),
  post(pathOf(`orders\\/${ORDER}\\/comments`), forSales("sales.comment", commentSalesOrder)),
  post(pathOf(`orders\\/${ORDER}\\/hold`), forSales("sales.hold", holdSalesOrder)),
  post(pathOf(`orders\\/${ORDER}\\/unhold`), forSales("sales.hold", unholdSalesOrder)),
  post(pathOf(`orders\\/${ORDER}\\/cancel`), forSales("sales.cancel", cancelSalesOrder)),
  get(pathOf("invoices"), forSales("sales.view", listInvoices)),
  get(pathOf("invoices\\/(\\d{1,9})"), forSales("sales.view", showInvoice)),
  get(pathOf("creditmemos"), forSales("sales.view", listCreditMemos)),
  get(pathOf("creditmemo\\/(\\d{1,9})"), forSales("sales.view", showCreditMemo)),
  get(pathOf("shipments"), forSales("sales.view", listShipments)),
  get(pathOf("shipment\\/(\\d{1,9})"), forSales("sales.view", showShipment)),
  post(pathOf(`order\\/${ORDER}\\/ship`), forSales("sales.ship", shipSalesOrder)),
  post(pathOf(`order\\/${ORDER}\\/invoice`), forSales("sales.invoice", invoiceSalesOrder)),
  post(pathOf(`order\\/${ORDER}\\/refund`), forSales("sales.refund", refundSalesOrder)),
];

/** @param below the pattern after the version */
function pathOf(below: string): RegExp {
  return new RegExp(`^\\/rest\\/(?:mpc\\/)?V1\\/${below}$`);
}
