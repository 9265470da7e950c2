/**
 * The federal public holidays of Malaysia, on which couriers rest. Source: Jadual Hari Kelepasan Am Persekutuan of the Cabinet, Constitution
 * and Inter-Government Relations Division, Prime Minister's Department (kabinet.gov.my). Feasts by the moon are as announced beforehand,
 * those of 2027 as they are expected. A year that is not listed has weekends alone: a new list is added here every autumn.
 */
import type { MalaysianState } from './malaysianStates.ts';

export interface PublicHoliday {
  /** The day in Malaysia, such as "2026-12-25". */
  date: string;
  name: string;
  /** Where it is one; everywhere when left out. */
  only?: readonly MalaysianState[];
  /** Where it is none. */
  except?: readonly MalaysianState[];
}

const EAST_COAST: readonly MalaysianState[] = ['KELANTAN', 'TERENGGANU'];
const SARAWAK: readonly MalaysianState[] = ['SARAWAK'];

export const PUBLIC_HOLIDAYS: readonly PublicHoliday[] = [
  { date: '2026-02-17', name: 'Chinese New Year' },
  { date: '2026-02-18', name: 'Chinese New Year, second day', except: EAST_COAST },
  { date: '2026-03-21', name: 'Hari Raya Aidilfitri' },
  { date: '2026-03-22', name: 'Hari Raya Aidilfitri, second day' },
  { date: '2026-05-01', name: 'Labour Day' },
  { date: '2026-05-27', name: 'Hari Raya Aidiladha' },
  { date: '2026-05-28', name: 'Hari Raya Aidiladha, second day', only: EAST_COAST },
  { date: '2026-05-31', name: 'Wesak Day' },
  { date: '2026-06-01', name: "The Yang di-Pertuan Agong's birthday" },
  { date: '2026-06-17', name: 'Awal Muharram' },
  { date: '2026-08-25', name: 'Maulidur Rasul' },
  { date: '2026-08-31', name: 'National Day' },
  { date: '2026-09-16', name: 'Malaysia Day' },
  { date: '2026-11-08', name: 'Deepavali', except: SARAWAK },
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2027-02-06', name: 'Chinese New Year' },
  { date: '2027-02-07', name: 'Chinese New Year, second day', except: EAST_COAST },
  { date: '2027-03-10', name: 'Hari Raya Aidilfitri' },
  { date: '2027-03-11', name: 'Hari Raya Aidilfitri, second day' },
  { date: '2027-05-01', name: 'Labour Day' },
  { date: '2027-05-17', name: 'Hari Raya Aidiladha' },
  { date: '2027-05-18', name: 'Hari Raya Aidiladha, second day', only: EAST_COAST },
  { date: '2027-05-20', name: 'Wesak Day' },
  { date: '2027-06-06', name: 'Awal Muharram' },
  { date: '2027-06-07', name: "The Yang di-Pertuan Agong's birthday" },
  { date: '2027-08-15', name: 'Maulidur Rasul' },
  { date: '2027-08-31', name: 'National Day' },
  { date: '2027-09-16', name: 'Malaysia Day' },
  { date: '2027-10-28', name: 'Deepavali', except: SARAWAK },
  { date: '2027-12-25', name: 'Christmas Day' },
];
