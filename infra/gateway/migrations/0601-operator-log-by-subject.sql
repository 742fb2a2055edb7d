-- The log is read by subject, too.
CREATE INDEX CONCURRENTLY operator_log_by_subject ON operator_log (subject, id);
