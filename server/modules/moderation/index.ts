/** Public interface of the module: rules and their types. */
export {
  byReports,
  checkedText,
  countOf,
  countsByText,
  deleteReports,
  markId,
  NO_REPORTS,
  putReport,
  REACTIONS,
  type ReportCounts,
  setMark,
} from './moderation.ts';
