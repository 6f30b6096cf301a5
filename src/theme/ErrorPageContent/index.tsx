// Replaces ErrorPageContent: both error surfaces show the same report, message first.
export {CrashReport as default} from '../../components/CrashReport';
