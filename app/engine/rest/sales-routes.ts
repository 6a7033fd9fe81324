import { forIntegrations } from "./integration-access";
import { get, post, type RestRoute } from "./rest-route";
import { listSalesOrders, listShipments, showSalesOrder, showShipment } from "./sales-lists";
import { invoiceSalesOrder, refundSalesOrder, shipSalesOrder } from "./sales-steps";

/** Orders and shipments for integrations, such as ERPs, in Magento's REST API. */
export const salesRoutes: RestRoute[] = [
  get(/^\/rest\/(?:mpc\/)?V1\/orders$/, forIntegrations("sales.view", listSalesOrders)),
  get(/^\/rest\/(?:mpc\/)?V1\/orders\/([A-Z0-9-]{1,40})$/, forIntegrations("sales.view", showSalesOrder)),
  get(/^\/rest\/(?:mpc\/)?V1\/shipments$/, forIntegrations("sales.view", listShipments)),
  get(/^\/rest\/(?:mpc\/)?V1\/shipment\/(\d{1,9})$/, forIntegrations("sales.view", showShipment)),
  post(
    /^\/rest\/(?:mpc\/)?V1\/order\/([A-Z0-9-]{1,40})\/ship$/,
    forIntegrations("sales.ship", shipSalesOrder),
  ),
  post(
    /^\/rest\/(?:mpc\/)?V1\/order\/([A-Z0-9-]{1,40})\/invoice$/,
    forIntegrations("sales.invoice", invoiceSalesOrder),
  ),
  post(
    /^\/rest\/(?:mpc\/)?V1\/order\/([A-Z0-9-]{1,40})\/refund$/,
    forIntegrations("sales.refund", refundSalesOrder),
  ),
];
