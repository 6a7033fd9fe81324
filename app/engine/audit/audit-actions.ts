/** Everything that the audit log records, in words for staff. */
export const auditActions = {
  "staff.sign-in": "Signed in",
  "staff.sign-in-failed": "Failed to sign in",
  "staff.sign-out": "Signed out",
  "staff.code-failed": "Entered a wrong code",
  "staff.enroll": "Set up two-step sign-in",
  "staff.confirm-failed": "Failed to confirm their identity",
  "staff.first-owner": "Link for an owner created by command",
  "staff.invite": "Invited",
  "staff.accept": "Accepted the invitation",
  "staff.change": "Changed role or stores",
  "staff.deactivate": "Deactivated",
  "role.create": "Created a role",
  "order.comment": "Added a note",
  "order.hold": "Put on hold",
  "order.release": "Released from hold",
  "order.cancel": "Canceled",
  "order.refund": "Refunded",
  "order.payment": "Recorded a payment",
  "order.production": "Started production",
  "order.print": "Requested print files",
  "order.parcel": "Shipped a parcel",
  "order.parcel-correct": "Corrected a parcel",
  "order.parcel-void": "Voided a parcel",
  "order.parcel-merge": "Merged parcels",
  "order.parcel-deliver": "Recorded a delivery",
  "order.parcel-lost": "Recorded a lost parcel",
  "order.address": "Changed the shipping address",
  "order.email": "Sent an email again",
  "order.remake": "Had pieces made again",
  "orders.export": "Exported orders",
  "review.approve": "Approved a review",
  "review.reject": "Rejected a review",
  "question.answer": "Answered a question",
  "question.reject": "Rejected a question",
  "configuration.change": "Changed a setting",
  "configuration.reset": "Reset a setting",
  "customer.credit": "Changed store credit",
  "customer.points": "Changed points",
  "customer.sign-out": "Signed out everywhere",
  "customer.export": "Downloaded personal data",
  "customer.erase": "Erased",
  "report.export": "Downloaded a report",
  "tax.import": "Imported tax rates",
} as const;

export type AuditAction = keyof typeof auditActions;

/** The action in words. */
export function auditActionTitle(action: string): string {
  return Object.hasOwn(auditActions, action) ? auditActions[action as AuditAction] : action;
}
