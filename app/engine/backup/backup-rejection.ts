/** Why a backup cannot be made or restored, in words for the owner. */
export class BackupRejection extends Error {
  override name = "BackupRejection";
}
