/** The channel on which PostgreSQL tells processes that something was cleared. */
export const CLEARED_CHANNEL = "mpc_cleared";
