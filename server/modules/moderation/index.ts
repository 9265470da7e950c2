/** Public interface of the module: rules and their types. */
export {
  byReports,
  countOf,
  countsByText,
  deleteReports,
  markId,
  NO_REPORTS,
  putReport,
  REACTIONS,
  type ReportCounts,
  setMark,
  statusOf,
} from './moderation.ts';
